import { emailUser } from '../emails/index.ts';
import { endCheckout } from './checkouts.repository.ts';
import { lockPayer } from './lock-payer.ts';
import { paymentOf } from './payment-of.ts';
import type { TransactionFacts } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { insertPayment } from './payments.repository.ts';

/**
 * A card was refused. A checkout says so and can still be paid; a payment that was due is kept as failed until it succeeds, and
 * its subscriber is told once. What was paid meanwhile stays paid.
 */
export async function bookPaymentFailure(parts: PaymentsParts, facts: TransactionFacts): Promise<void> {
  const { id, origin, checkoutId, totalMinor: amountMinor, currency } = facts;
  if (origin === 'checkout') {
    if (checkoutId !== null) await endCheckout(parts.db, checkoutId, 'failed');
    return;
  }
  await parts.db.transaction(async (tx) => {
    const userId = await lockPayer(tx, facts);
    const payment = paymentOf(facts, userId, 'failed');
    if (payment === null || userId === null) return;
    const inserted = await insertPayment(tx, payment);
    if (inserted === null || origin !== 'renewal') return;
    const values = { plan: payment.plan, amountMinor, currency, nextTryAt: null };
    await emailUser({ ...parts, db: tx }, userId, { kind: 'payment_failed', values, causeKey: `txn:${id}:failed` });
  });
}
