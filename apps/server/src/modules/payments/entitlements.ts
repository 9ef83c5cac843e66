import { PLAN_IDS, type PlanId } from '@vitrine/contract';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** Statuses with active entitlements: past_due too, while the provider still retries the payment. */
const SERVED: ReadonlySet<SubscriptionRow['status']> = new Set(['trialing', 'active', 'past_due'] as const);

/** Rank by price; the cheapest plan has 0. */
export const rankOf = (plan: PlanId): number => PLAN_IDS.indexOf(plan);

type Paid = Pick<SubscriptionRow, 'plan' | 'paidPlan' | 'paidPlanUntil'>;

/** The plan paid for at `now`: after a downgrade still the higher one, until its period ends. */
export const paidPlanOf = ({ plan, paidPlan, paidPlanUntil }: Paid, now: Date): PlanId =>
  paidPlan !== null && paidPlanUntil !== null && paidPlanUntil > now ? paidPlan : plan;

/** The relevant subscription: an active one before a paused one, then the most expensive. Null: none. */
export function currentOf(rows: readonly SubscriptionRow[], now: Date): SubscriptionRow | null {
  const value = (row: SubscriptionRow) => (SERVED.has(row.status) ? 10 : 0) + rankOf(paidPlanOf(row, now));
  return rows.toSorted((a, b) => value(b) - value(a))[0] ?? null;
}

/** The entitlement of a subscription at `now`; null: nothing. */
export const servedPlanOf = (row: SubscriptionRow | null, now: Date): PlanId | null =>
  row !== null && SERVED.has(row.status) ? paidPlanOf(row, now) : null;
