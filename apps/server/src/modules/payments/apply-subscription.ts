import type { Db } from '../../database/db.ts';
import { emailUser } from '../emails/index.ts';
import { insertCustomer } from './buyers.repository.ts';
import { paidPlanOf, rankOf } from './entitlements.ts';
import { lockPayer } from './lock-payer.ts';
import type { SubscriptionFacts } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findSubscription, type SubscriptionRow, upsertSubscription } from './subscriptions.repository.ts';

/**
 * Applies the state of a subscription, unless a newer one is known: events may arrive twice and in any order. Does nothing if the
 * account is gone or the price is not ours.
 */
export async function applySubscription(parts: PaymentsParts, facts: SubscriptionFacts): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const userId = await lockPayer(tx, { ...facts, subscriptionId: facts.id });
    if (userId === null) return;
    const before = await findSubscription(tx, facts.id);
    if (before !== undefined && isOld(facts, before)) return;
    const after = rowOf(facts, userId, before);
    if (after === null) return;
    await upsertSubscription(tx, after);
    await insertCustomer(tx, userId, facts.customerId);
    await tellOfEnd({ ...parts, db: tx }, before, after);
  });
}

/** An ended subscription never restarts: later events about its life are outdated whatever their date. */
const isOld = (facts: SubscriptionFacts, before: SubscriptionRow): boolean =>
  facts.occurredAt < before.occurredAt || (before.status === 'canceled' && facts.status !== 'canceled');

function rowOf(facts: SubscriptionFacts, userId: string, before: SubscriptionRow | undefined): SubscriptionRow | null {
  const plan = facts.plan ?? before?.plan;
  if (plan === undefined) return null;
  const { id, status, startedAt, nextPaymentAt, trialEndsAt, endsAt, occurredAt, period } = facts;
  return {
    id,
    userId,
    plan,
    ...paidOf({ ...facts, plan }, before),
    status,
    startedAt,
    periodStartsAt: period?.startsAt ?? null,
    periodEndsAt: period?.endsAt ?? null,
    nextPaymentAt,
    trialEndsAt: status === 'trialing' ? trialEndsAt : null,
    endsAt,
    occurredAt,
  };
}

/** Within a period paid for a higher plan, that plan stays until the period ends. */
function paidOf(
  { plan, status, period, occurredAt }: SubscriptionFacts & Pick<SubscriptionRow, 'plan'>,
  before: SubscriptionRow | undefined,
): Pick<SubscriptionRow, 'paidPlan' | 'paidPlanUntil'> {
  const none = { paidPlan: null, paidPlanUntil: null };
  if (before === undefined || status !== 'active' || before.status === 'trialing' || period === null) return none;
  const samePeriod = before.periodStartsAt?.getTime() === period.startsAt.getTime();
  const paid = paidPlanOf(before, occurredAt);
  return samePeriod && rankOf(paid) > rankOf(plan) ? { paidPlan: paid, paidPlanUntil: period.endsAt } : none;
}

async function tellOfEnd(
  parts: PaymentsParts & { db: Db },
  before: SubscriptionRow | undefined,
  { id, userId, plan, status, endsAt, occurredAt }: SubscriptionRow,
): Promise<void> {
  if (status !== 'canceled' || before?.status === 'canceled') return;
  const values = { plan, endedAt: endsAt ?? occurredAt };
  await emailUser(parts, userId, { kind: 'subscription_ended', values, causeKey: `sub:${id}:ended` });
}
