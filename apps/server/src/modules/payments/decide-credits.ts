import { ONE_TIME, type PlanId, PLANS, TRIAL_CREDITS } from '@vitrine/contract';
import type { PaidCredits } from '../credits/index.ts';
import type { TransactionFacts } from './payment-provider-port.ts';

export type CreditDecision = Pick<PaidCredits, 'cause' | 'causeKey' | 'credits'>;

/** Prevents a share like 0.9999999 from floating-point errors from adding a credit. */
const EPSILON = 1e-6;

/**
 * The credits of a completed transaction, and their unique key: a single set by its transaction, a trial by the account for ever,
 * a month by subscription and period, an upgrade by its transaction.
 * @param planBefore the plan paid for until a `change`; null without one
 * @returns null if it grants none
 */
export function decideCredits(
  facts: TransactionFacts,
  userId: string,
  planBefore: PlanId | null,
): CreditDecision | null {
  const { id, plan, origin, subscriptionId, period, totalMinor } = facts;
  if (plan === null || origin === 'other') return null;
  if (plan === 'one_time') return { cause: 'purchase', causeKey: `txn:${id}:credits`, credits: ONE_TIME.credits };
  if (facts.startsTrial) {
    return { cause: 'trial_started', causeKey: `user:${userId}:trial_started`, credits: TRIAL_CREDITS };
  }
  if (totalMinor <= 0) return null;
  if (origin === 'change') {
    const credits = upgradeCredits(planBefore, plan, facts.share);
    return { cause: 'plan_upgraded', causeKey: `txn:${id}:credits`, credits };
  }
  const begins = period?.startsAt.toISOString();
  const causeKey =
    subscriptionId === null || begins === undefined ? `txn:${id}:credits` : `sub:${subscriptionId}:${begins}:credits`;
  return { cause: 'subscription_period', causeKey, credits: PLANS[plan].creditsPerMonth };
}

/** The difference of the monthly credits for the remaining fraction of the period, rounded up. */
function upgradeCredits(before: PlanId | null, after: PlanId, share: number): number {
  const difference = PLANS[after].creditsPerMonth - (before === null ? 0 : PLANS[before].creditsPerMonth);
  return Math.max(0, Math.ceil(difference * share - EPSILON));
}
