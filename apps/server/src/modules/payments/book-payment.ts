import type { PlanId } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { grantPaidCredits } from '../credits/index.ts';
import { emailUser } from '../emails/index.ts';
import { completeCheckout } from './checkouts.repository.ts';
import { decideCredits } from './decide-credits.ts';
import { lockPayer } from './lock-payer.ts';
import type { TransactionFacts } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findPayment, insertPayment, updatePayment } from './payments.repository.ts';
import { paymentOf } from './payment-of.ts';

/**
 * Books a completed transaction: the payment, its credits, its checkout and its receipt, in one transaction. Once per provider
 * transaction; if the account is gone, only the payment.
 */
export async function bookPayment(
  parts: PaymentsParts,
  facts: TransactionFacts,
  planBefore: PlanId | null,
): Promise<void> {
  if (facts.plan === null) return;
  await parts.db.transaction(async (tx) => {
    const userId = await lockPayer(tx, facts);
    const paymentId = await keepPayment(tx, facts, userId);
    if (paymentId === null || userId === null) return;
    const decision = decideCredits(facts, userId, planBefore);
    const credits = decision === null ? 0 : await grantPaidCredits(tx, { ...decision, userId, paymentId });
    await updatePayment(tx, paymentId, { credits });
    const { checkoutId, origin } = facts;
    if (checkoutId !== null && origin === 'checkout') await completeCheckout(tx, checkoutId, userId, facts.id);
    if (facts.totalMinor > 0) await sendReceipt({ ...parts, db: tx }, facts, { userId, credits });
  });
}

/** @returns its id; null if it was booked before */
async function keepPayment(tx: Db, facts: TransactionFacts, userId: string | null): Promise<string | null> {
  const payment = paymentOf(facts, userId, 'paid');
  if (payment === null) return null;
  const inserted = await insertPayment(tx, payment);
  if (inserted !== null) return inserted;
  const before = await findPayment(tx, facts.id);
  if (before?.status !== 'failed') return null;
  await updatePayment(tx, before.id, payment);
  return before.id;
}

async function sendReceipt(
  parts: PaymentsParts,
  facts: TransactionFacts,
  { userId, credits }: { userId: string; credits: number },
): Promise<void> {
  const { plan, paidAt, totalMinor: amountMinor, taxMinor, currency, invoiceNumber } = facts;
  if (plan === null) return;
  const values = { plan, paidAt, amountMinor, taxMinor, currency, credits, invoiceNumber };
  await emailUser(parts, userId, { kind: 'receipt', values, causeKey: `txn:${facts.id}:receipt` });
}
