import { defineConfig } from '@playwright/test';

/** The longest files run first, so that no worker is left alone with one of them at the end. */
const LONG = [
  'all-pages',
  'arrange',
  'crash',
  'database-away',
  'first-set',
  'hands',
  'payments',
  'previews',
  'processes',
  'touch-up',
].map((name) => `${name}.e2e.ts`);

/** Browser tests by user story, against the built product, in a real Chromium. Files without special settings share a server (e2e/test.ts). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/prepare-data.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  timeout: 240_000,
  ...(process.env['FULL_TESTS'] === '1' ? {} : { grepInvert: /@nightly/ }),
  // Long timeouts delay only failing tests: the workers share the cores with vitest's.
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    // Whole sets in full size, run in parallel with everything else.
    { name: 'long', testMatch: LONG, timeout: 480_000 },
    { name: 'short', testMatch: '*.e2e.ts', testIgnore: LONG },
  ],
  use: {
    actionTimeout: 45_000,
    locale: 'en-GB',
    // Tests cannot intercept a service worker's requests; the test of the service worker allows it.
    serviceWorkers: 'block',
    // Without screenshots in traces, which take a fifth of a test's processor time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Chromium refuses its sandbox to root; the other flags keep it from looking for servers on the network.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
