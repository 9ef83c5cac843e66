import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createSeller } from './api.ts';
import { setUpTotp } from './second-factor.ts';
import { programFile, startServer } from './server.ts';

/** An administrator with a second factor. */
export const OPERATOR = 'operator@vitrine.example';
/** An administrator without a second factor. */
export const NEWCOMER = 'newcomer@vitrine.example';

/**
 * Creates two administrators in a data folder. Their role is granted by the operator's command: the embedded database opens for one
 * process at a time, so the server is stopped meanwhile.
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
