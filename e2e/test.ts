import { test as base } from '@playwright/test';
import { type GoogleServer, startGoogleServer } from './google-server.ts';
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';

/** When the offer on the start page of the shared server ends. */
export const PROMO_ENDS_AT = new Date(Date.now() + 24 * 3_600_000);

/**
 * What runs in `npm run test:full` alone: absences, kills and starts, which take minutes and whose rules database tests hold, and a story's
 * further languages, screens and ways. `npm test` has each page and each promise to a seller once.
 */
export const nightly = { tag: '@nightly' };
export const nightlyIf = (condition: boolean) => (condition ? nightly : {});

interface Shared {
  server: ServerProcess;
  /** Recovery codes of the operator of `server`, each of which signs in once. */
  operatorCodes: string[];
  /** One more, for the files that sign in with Google. */
  googleServer: GoogleServer;
}

/**
 * The `test` of all files here. `server` runs as long as its worker: files without special settings share it, as
 * sellers share a site, and use separate e-mail addresses. A worker ends with a failed test, and the next one starts a new server.
 */
export const test = base.extend<object, Shared>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const env = { PROMO_ENDS_AT: PROMO_ENDS_AT.toISOString(), WEBHOOKS_TO_PRIVATE: 'true' };
      const server = await startServer({ dataDir: await newDataDir(), env });
      await use(server);
      await server.stop();
      await removeDataDir(server.dataDir);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  operatorCodes: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use((process.env['PREPARED_OPERATOR_CODES'] ?? '').split(' ')),
    { scope: 'worker' },
  ],
  googleServer: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const server = await startGoogleServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
