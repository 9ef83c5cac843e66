import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { errorCode } from '../text/error-code.ts';

/** Loads .env from the root for settings that the environment does not have. A missing file is fine. */
export function readEnvFile(): void {
  try {
    loadEnvFile(path.resolve(import.meta.dirname, '../../../../.env'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
