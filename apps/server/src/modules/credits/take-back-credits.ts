import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';

export interface CreditReversal {
  userId: string;
  paymentId: string;
  /** Of the movement of money that is the cause. */
  causeKey: string;
  /** Credits that should go; what was spent cannot. */
  atMost: number;
}

/**
 * Takes back what a payment that was paid back had brought, as far as it is still there: never below zero. In the
 * transaction of `db`, once for its cause; a line that takes nothing is written too, so that it is settled for ever.
 * @returns how many were taken now
 */
export async function takeBackCredits(db: Db, { atMost, ...head }: CreditReversal): Promise<number> {
  const line = { ...head, cause: 'payment_reversed' } as const;
  const change = await bookLine(db, line, ({ balance }) => ({
    balanceChange: 0 - Math.max(0, Math.min(balance, atMost)),
    pendingChange: 0,
  }));
  return 0 - change;
}
