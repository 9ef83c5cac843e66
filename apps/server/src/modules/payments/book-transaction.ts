import type { PlanId } from '@vitrine/contract';
import { applySubscription } from './apply-subscription.ts';
import { bookPayment } from './book-payment.ts';
import { endCheckout } from './checkouts.repository.ts';
import type { TransactionFacts } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findPayment } from './payments.repository.ts';
import { findSubscription } from './subscriptions.repository.ts';

/**
 * Applies the provider's state of a transaction, whether from a webhook, reconciliation or a waiting page. Repeated or late calls
 * change nothing.
 * @throws AppError payment_provider_failed if the provider must be asked and does not answer
 */
export async function bookTransaction(parts: PaymentsParts, facts: TransactionFacts): Promise<void> {
  if (facts.status === 'canceled' && facts.checkoutId !== null && facts.origin === 'checkout') {
    await endCheckout(parts.db, facts.checkoutId, 'closed');
  }
  if (facts.status !== 'completed') return;
  const before = await findPayment(parts.db, facts.id);
  if (before !== undefined && before.status !== 'failed') return;
  await learnSubscription(parts, facts);
  await bookPayment(parts, facts, await planPaidBefore(parts, facts));
}

/** Shows a new purchase at once instead of waiting for the subscription's own event. */
async function learnSubscription(parts: PaymentsParts, { subscriptionId }: TransactionFacts): Promise<void> {
  if (subscriptionId === null || (await findSubscription(parts.db, subscriptionId)) !== undefined) return;
  const facts = await parts.paymentProvider.getSubscription(subscriptionId);
  if (facts !== null) await applySubscription(parts, facts);
}

/** The provider knows the plan before a change, even if we have not received it yet. */
async function planPaidBefore(
  { paymentProvider }: PaymentsParts,
  { id, origin, subscriptionId, paidAt }: TransactionFacts,
): Promise<PlanId | null> {
  if (origin !== 'change' || subscriptionId === null) return null;
  const earlier = (await paymentProvider.listTransactions(subscriptionId)).filter(
    (each) => each.id !== id && each.status === 'completed' && each.totalMinor > 0 && each.paidAt <= paidAt,
  );
  const last = earlier.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()).at(-1);
  return last === undefined || last.plan === null || last.plan === 'one_time' ? null : last.plan;
}
