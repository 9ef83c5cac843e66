import { type CallOut, PLANS, type Subscription } from '@vitrine/contract';
import { currentOf, paidPlanOf } from './entitlements.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { type Prices, readPrices } from './read-prices.ts';
import { listLiveSubscriptions, type SubscriptionRow } from './subscriptions.repository.ts';
import { toUnits } from './to-units.ts';

/** The caller's subscription today, and what the next payment will start. */
export async function readSubscription(
  { db, paymentProvider }: Pick<PaymentsParts, 'db' | 'paymentProvider'>,
  userId: string,
): Promise<CallOut<'GET /payments/subscription'>> {
  const now = new Date();
  const row = currentOf(await listLiveSubscriptions(db, userId), now);
  return { subscription: row === null ? null : present(row, await readPrices(paymentProvider), now) };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function present(row: SubscriptionRow, { currency, offers }: Prices, now: Date): Subscription {
  const plan = paidPlanOf(row, now);
  const rights = PLANS[plan];
  return {
    plan,
    status: row.status,
    price: toUnits(offers[plan].amountMinor, currency),
    currency,
    credits_per_month: rights.creditsPerMonth,
    started_at: row.startedAt.toISOString(),
    next_payment_at: row.endsAt === null ? iso(row.nextPaymentAt) : null,
    trial_ends_at: iso(row.trialEndsAt),
    ends_at: iso(row.endsAt),
    next_plan: plan === row.plan ? null : row.plan,
    priority: rights.priority,
    api_access: rights.apiAccess,
    phone_support: rights.phone,
  };
}
