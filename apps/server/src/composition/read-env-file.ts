import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { errorCode } from '../text/error-code.ts';

/** Settings of the file .env at the root, where the environment does not already have them. No file, no settings. */
export function readEnvFile(): void {
  try {
    loadEnvFile(path.resolve(import.meta.dirname, '../../../../.env'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
