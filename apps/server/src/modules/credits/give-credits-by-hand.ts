import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { findLineByCause } from './given-lines.repository.ts';

export interface HandGiven {
  userId: string;
  /** At least 1. */
  credits: number;
  /** Why, in words. */
  reason: string;
  /** Names the request: the same one twice gives once. */
  causeKey: string;
}

/**
 * Gives credits because a person decided so, in the transaction of `db`.
 * @returns whether they were given now; false when they had been before
 * @throws AppError idempotency_conflict when something else was given by that name
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
