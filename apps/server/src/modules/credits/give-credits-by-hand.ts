import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { findLineByCause } from './given-lines.repository.ts';

export interface HandGiven {
  userId: string;
  /** At least 1. */
  credits: number;
  /** The reason, in words. */
  reason: string;
  /** Identifies the request: the same key grants only once. */
  causeKey: string;
}

/**
 * Grants credits by a person's decision, in the transaction of `db`.
 * @returns whether they were granted now; false if they had been before
 * @throws AppError idempotency_conflict if the key was used for another grant
 */
export async function giveCreditsByHand(db: Db, { credits, reason, ...head }: HandGiven): Promise<boolean> {
  const line = { ...head, reason, cause: 'admin_grant' } as const;
  const given = await bookLine(db, line, () => ({ balanceChange: credits, pendingChange: 0 }));
  if (given > 0) return true;
  const before = await findLineByCause(db, head.causeKey);
  const isSame = before?.balanceChange === credits && before.reason === reason;
  if (!isSame) throw new AppError('idempotency_conflict');
  return false;
}
