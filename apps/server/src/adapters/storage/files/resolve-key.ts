import path from 'node:path';
import { AppError } from '@vitrine/contract';
import { isKey } from '../is-key.ts';

/**
 * The file of `key` under `root`.
 * @throws AppError not_found for anything that is not a key
 */
export function resolveKey(root: string, key: string): string {
  if (!isKey(key)) throw new AppError('not_found');
  return path.join(root, key);
}
