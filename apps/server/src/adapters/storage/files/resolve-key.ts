import path from 'node:path';
import { AppError } from '@vitrine/contract';

/** Lower-case path segments that never start with a dot, so that no key can climb out of the folder. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*\/?$/;

/**
 * The file of `key` under `root`.
 * @throws AppError not_found for anything that is not a key
 */
export function resolveKey(root: string, key: string): string {
  if (!KEY.test(key)) throw new AppError('not_found');
  return path.join(root, key);
}
