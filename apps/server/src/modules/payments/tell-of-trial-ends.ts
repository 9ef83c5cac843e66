import { emailUser } from '../emails/index.ts';
import { readPrices } from './read-prices.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { listEndingTrials, trialEndingKey } from './subscriptions.repository.ts';

/** Before the first payment: enough time to decide, and to cancel. */
const AHEAD_MS = 3 * 24 * 3_600_000;
/** E-mails of one run. */
const LIMIT = 200;

/**
 * Notifies everyone whose trial ends within three days of `now`, once, of the amount due. After a cancellation nothing is due and
 * no e-mail is sent. Without a price from the provider it waits for the next run: the amount must be correct.
 */
export async function tellOfTrialEnds(parts: PaymentsParts, now: Date): Promise<void> {
  const before = new Date(now.getTime() + AHEAD_MS);
  const ending = await listEndingTrials(parts.db, { after: now, before, limit: LIMIT });
  if (ending.length === 0) return;
  const { currency, offers } = await readPrices(parts.paymentProvider);
  for (const { id, userId, plan, trialEndsAt } of ending) {
    const { priceId, amountMinor } = offers[plan];
    if (priceId === null || trialEndsAt === null) continue;
    const values = { plan, endsAt: trialEndsAt, amountMinor, currency };
    const email = { kind: 'trial_ending', values, causeKey: trialEndingKey(id) } as const;
    await parts.db.transaction((tx) => emailUser({ ...parts, db: tx }, userId, email));
  }
}
