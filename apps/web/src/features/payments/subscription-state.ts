import type { Subscription } from '@vitrine/contract';
import { PLAN_IDS, type PlanId } from '@vitrine/contract/prices';

/** Key of the sentence about a subscription's state. */
export type Standing =
  | 'none'
  | 'trialing'
  | 'trialEnding'
  | 'active'
  | 'changing'
  | 'ending'
  | 'pastDue'
  | 'paused'
  | 'ended';

export function standingOf(subscription: Subscription | null): Standing {
  if (!subscription) return 'none';
  const { status, ends_at: endsAt, next_plan: nextPlan } = subscription;
  if (status === 'canceled') return 'ended';
  if (status === 'past_due') return 'pastDue';
  if (status === 'paused') return 'paused';
  if (endsAt !== null) return status === 'trialing' ? 'trialEnding' : 'ending';
  if (nextPlan !== null) return 'changing';
  return status;
}

/** Whether it still entitles to the plan: an ended one can be bought again. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.status !== 'canceled';

/** The action of a plan's button. `keep`: withdraws the scheduled change; `locked`: something else must be settled first. */
export type PlanMove = 'subscribe' | 'current' | 'keep' | 'coming' | 'upgrade' | 'downgrade' | 'locked';

export function planMove(subscription: Subscription | null, plan: PlanId): PlanMove {
  if (!isRunning(subscription)) return 'subscribe';
  if (subscription.next_plan === plan) return 'coming';
  const standing = standingOf(subscription);
  if (subscription.plan === plan) return standing === 'changing' ? 'keep' : 'current';
  if (standing !== 'active' && standing !== 'trialing' && standing !== 'changing') return 'locked';
  return PLAN_IDS.indexOf(plan) > PLAN_IDS.indexOf(subscription.plan) ? 'upgrade' : 'downgrade';
}
