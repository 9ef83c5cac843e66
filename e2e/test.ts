import { test as base } from '@playwright/test';
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';

/**
 * The test of all files here. `server` runs for as long as a worker does: files that ask nothing special of their server share it, as
 * sellers share a site, and keep apart by their e-mail addresses. A worker ends with a test that fails, and the next one starts anew.
 */
export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer({ dataDir: await newDataDir() });
      await use(server);
      await server.stop();
      await removeDataDir(server.dataDir);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
