import type { Db } from '../../database/db.ts';
import { bookTransaction } from './book-transaction.ts';
import { lockBuyer } from './buyers.repository.ts';
import { decideReversals, type Reversal } from './decide-reversals.ts';
import type { AdjustmentFacts } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayment } from './payments.repository.ts';
import { giveCreditsAgain, takeBackCredits } from '../credits/index.ts';
import { emailUser } from '../emails/index.ts';

/**
 * Books refunds and their reversals: deducts or returns the credits of the payment, each movement once. Considers all movements
 * of the transaction, so the order of events does not matter.
 * @throws AppError payment_provider_failed
 */
export async function bookAdjustments(parts: PaymentsParts, news: AdjustmentFacts): Promise<void> {
  const { paymentProvider, db } = parts;
  const { transactionId } = news;
  if ((await findPayment(db, transactionId)) === undefined) {
    const facts = await paymentProvider.getTransaction(transactionId);
    if (facts !== null) await bookTransaction(parts, facts);
  }
  const known = await paymentProvider.listAdjustments(transactionId);
  const all = known.some(({ id }) => id === news.id) ? known : [...known, news];
  await db.transaction(async (tx) => {
    const found = await findPayment(tx, transactionId);
    if (found?.userId != null) await lockBuyer(tx, found.userId);
    const payment = await lockPayment(tx, transactionId);
    if (payment === undefined) return;
    const { reversals, ...after } = decideReversals(payment, all);
    for (const reversal of reversals) await bookReversal({ ...parts, db: tx }, payment, reversal);
    await updatePayment(tx, payment.id, after);
  });
}

async function bookReversal(parts: PaymentsParts & { db: Db }, payment: PaymentRow, reversal: Reversal): Promise<void> {
  const { userId, id: paymentId } = payment;
  if (userId === null) return;
  const head = { userId, paymentId, causeKey: reversal.causeKey };
  if (reversal.kind === 'give') return giveCreditsAgain(parts.db, { ...head, settled: reversal.settled });
  const creditsTaken = await takeBackCredits(parts.db, { ...head, atMost: reversal.atMost });
  if (!reversal.isRefund) return;
  const { plan, currency } = payment;
  const { amountMinor, createdAt: refundedAt } = reversal;
  const values = { plan, currency, amountMinor, refundedAt, creditsTaken };
  await emailUser(parts, userId, { kind: 'refund', values, causeKey: `${reversal.causeKey}:email` });
}
