import { defineConfig } from '@playwright/test';

/** The longest files come first, so that no worker sits alone at one of them in the end. */
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

/** Browser tests by user story, against the built product, in a real Chromium. Who asks nothing special of a server shares one (e2e/test.ts). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/prepare-data.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  timeout: 240_000,
  // Nothing waits in vain but what fails: the workers share the cores with those of vitest.
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    // Whole sets in full size, beside everything else.
    { name: 'long', testMatch: LONG, timeout: 480_000 },
    { name: 'short', testMatch: '*.e2e.ts', testIgnore: LONG },
  ],
  use: {
    actionTimeout: 45_000,
    locale: 'en-GB',
    // Requests that a service worker makes cannot be held up by a test; the one about it allows it.
    serviceWorkers: 'block',
    // Without a picture of every frame, which takes a fifth of a test's processor time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Chromium refuses its sandbox to root; the other flags keep it from looking for servers on the network.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
