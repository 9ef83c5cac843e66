import { AppError } from '@vitrine/contract';
import { errorCode } from '../../../text/error-code.ts';

/** Disk full: the codes of files and of the database. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether `error` (or its cause) means that nothing can be stored or read at the moment, so that a retry can help. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (error instanceof AppError && (code === 'unavailable' || code === 'storage_full')) return true;
  return (code !== undefined && FULL.has(code)) || isStoreAway(error.cause);
}
