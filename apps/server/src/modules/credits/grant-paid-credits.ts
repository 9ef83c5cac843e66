import type { CreditCause } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';

export interface PaidCredits {
  userId: string;
  paymentId: string;
  cause: Extract<CreditCause, 'purchase' | 'trial_started' | 'subscription_period' | 'plan_upgraded'>;
  /** Unique key of what they are granted for. */
  causeKey: string;
  credits: number;
}

/**
 * Grants the credits of a payment, in the transaction of `db`, once per cause.
 * @returns the number granted now: 0 if the cause was booked before
 */
export async function grantPaidCredits(db: Db, { credits, ...line }: PaidCredits): Promise<number> {
  return bookLine(db, line, () => (credits < 1 ? null : { balanceChange: credits, pendingChange: 0 }));
}
