import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';

export interface CreditReversal {
  userId: string;
  paymentId: string;
  /** Key of the refund event that causes it. */
  causeKey: string;
  /** Credits to deduct; spent ones cannot be. */
  atMost: number;
}

/**
 * Deducts the credits of a refunded payment, as far as they are still there: never below zero. In the transaction of `db`, once
 * per cause; a line is written even if nothing is deducted, so that the cause is settled for good.
 * @returns the number deducted now
 */
export async function takeBackCredits(db: Db, { atMost, ...head }: CreditReversal): Promise<number> {
  const line = { ...head, cause: 'payment_reversed' } as const;
  const change = await bookLine(db, line, ({ balance }) => ({
    balanceChange: 0 - Math.max(0, Math.min(balance, atMost)),
    pendingChange: 0,
  }));
  return 0 - change;
}
