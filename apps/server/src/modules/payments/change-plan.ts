import { AppError, type PlanId } from '@vitrine/contract';
import { applySubscription } from './apply-subscription.ts';
import { paidPlanOf, rankOf } from './entitlements.ts';
import { findCurrentSubscription } from './find-current-subscription.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { readPrices } from './read-prices.ts';

/**
 * Changes the plan. An upgrade starts now, and the difference for the rest of the period is charged at once; its credits come
 * with that payment. A downgrade starts with the next period. During a trial neither is charged. Choosing a plan withdraws a
 * cancellation.
 * @throws AppError no_subscription, same_plan, payment_provider_failed
 */
export async function changePlan(parts: PaymentsParts, userId: string, plan: PlanId): Promise<void> {
  const { paymentProvider } = parts;
  const row = await findCurrentSubscription(parts.db, userId);
  if (row.plan === plan) throw new AppError('same_plan');
  const { offers } = await readPrices(paymentProvider);
  const priceOf = (wanted: PlanId): string => {
    const { priceId } = offers[wanted];
    if (priceId === null) throw new AppError('payment_provider_failed');
    return priceId;
  };
  const priceId = priceOf(plan);
  if (row.endsAt !== null) await paymentProvider.resumeSubscription(row.id);
  const paid = paidPlanOf(row, new Date());
  const charge = row.status !== 'trialing' && rankOf(plan) > rankOf(paid) ? 'prorated_now' : 'nothing';
  // The provider would charge the difference from the scheduled lower plan, although the higher one was already paid.
  if (charge === 'prorated_now' && paid !== row.plan) {
    await paymentProvider.changePrice(row.id, priceOf(paid), 'nothing');
  }
  await applySubscription(parts, await paymentProvider.changePrice(row.id, priceId, charge));
}
