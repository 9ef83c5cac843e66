import { AppError } from '@vitrine/contract';
import { errorCode } from '../../../text/error-code.ts';

/** No room on the disk: as files and as the database have it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether `error` (or what caused it) means that nothing can be stored or read at this moment, so that trying again can help. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (error instanceof AppError && (code === 'unavailable' || code === 'storage_full')) return true;
  return (code !== undefined && FULL.has(code)) || isStoreAway(error.cause);
}
