import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createSeller } from './api.ts';
import { setUpTotp } from './second-factor.ts';
import { programFile, startServer } from './server.ts';

/** Looks after the site, with a second factor. */
export const OPERATOR = 'operator@vitrine.example';
/** Has the role, and no second factor yet. */
export const NEWCOMER = 'newcomer@vitrine.example';

/**
 * Fills a data folder with two operators. Their role is given as the operator of a machine gives it: the embedded database opens for one
 * process at a time, so the server rests meanwhile.
 *
 * @returns the recovery codes of `OPERATOR`, each of which signs in once
 */
export async function addOperators(dataDir: string): Promise<string[]> {
  const server = await startServer({ dataDir });
  const recoveryCodes = await setUpTotp(server.url, (await createSeller(server.url, OPERATOR)).token);
  await createSeller(server.url, NEWCOMER);
  await server.stop();
  for (const email of [OPERATOR, NEWCOMER]) {
    await promisify(execFile)(process.execPath, [programFile('cli/admin'), 'grant', email], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  }
  return recoveryCodes;
}
