import { defineConfig } from '@playwright/test';

/** Browser tests by user story, against the built product, in a real Chromium. Each test file starts its own server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/prepare-data.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stand still for a while; what passes only the second time is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    // Requests that a service worker makes cannot be held up by a test; the one about it allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Chromium refuses its sandbox to root; the other flags keep it from looking for servers on the network.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
