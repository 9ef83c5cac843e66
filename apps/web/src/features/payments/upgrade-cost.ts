import type { Subscription } from '@vitrine/contract';

/** The day a month before `end`, or the last of that month where it is shorter. */
function monthBefore(end: Date): Date {
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // The 31st has overflowed into the month it was to leave.
  if (start.getUTCMonth() === end.getUTCMonth()) start.setUTCDate(0);
  return start;
}

/** The fraction of the month until the next payment, 0 to 1; 0 if no payment is due. */
function shareLeft(nextPaymentAt: string | null, now: Date): number {
  if (nextPaymentAt === null) return 0;
  const end = new Date(nextPaymentAt);
  const wholeMs = end.getTime() - monthBefore(end).getTime();
  return Math.min(1, Math.max(0, (end.getTime() - now.getTime()) / wholeMs));
}

type Terms = Pick<Subscription, 'price' | 'credits_per_month'>;

/**
 * Price and credits of an upgrade now, for the rest of the month: the difference of the prices, which include tax, in units of the
 * currency, rounded to cents, and that of the credits, rounded up as the server does.
 */
export function upgradeCost(
  { price, credits_per_month: credits, next_payment_at: nextPaymentAt }: Terms & Pick<Subscription, 'next_payment_at'>,
  wanted: Terms,
  now: Date,
): { cost: number; credits: number } {
  const share = shareLeft(nextPaymentAt, now);
  return {
    cost: Math.round((wanted.price - price) * share * 100) / 100,
    credits: Math.ceil((wanted.credits_per_month - credits) * share),
  };
}
