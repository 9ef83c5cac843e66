import type { CreditCause } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';

export interface PaidCredits {
  userId: string;
  paymentId: string;
  cause: Extract<CreditCause, 'purchase' | 'trial_started' | 'subscription_period' | 'plan_upgraded'>;
  /** Names once for ever what they are given for. */
  causeKey: string;
  credits: number;
}

/**
 * Gives the credits that a payment brings, in the transaction of `db`, once for their cause.
 * @returns how many were given now: 0 when the cause had them before
 */
export async function grantPaidCredits(db: Db, { credits, ...line }: PaidCredits): Promise<number> {
  return bookLine(db, line, () => (credits < 1 ? null : { balanceChange: credits, pendingChange: 0 }));
}
