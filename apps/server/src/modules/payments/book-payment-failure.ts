import { emailUser } from '../emails/index.ts';
import { endCheckout } from './checkouts.repository.ts';
import { lockPayer } from './lock-payer.ts';
import { paymentOf } from './payment-of.ts';
import type { TransactionFacts } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { insertPayment } from './payments.repository.ts';

/**
 * Books a declined card. A checkout records it and can still be paid; a due payment is stored as failed until it succeeds, and
 * the subscriber is notified once. Completed payments stay completed.
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
