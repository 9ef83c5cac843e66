import type { TransactionFacts } from './payment-provider-port.ts';
import type { NewPayment } from './payments.repository.ts';

/** A payment's row without its credits; null if the price is not ours. */
export function paymentOf(
  facts: TransactionFacts,
  userId: string | null,
  status: NewPayment['status'],
): NewPayment | null {
  if (facts.plan === null) return null;
  return {
    userId,
    transactionId: facts.id,
    subscriptionId: facts.subscriptionId,
    checkoutId: facts.origin === 'checkout' ? facts.checkoutId : null,
    plan: facts.plan,
    status,
    amountMinor: facts.totalMinor,
    taxMinor: facts.taxMinor,
    currency: facts.currency,
    credits: 0,
    invoiceNumber: facts.invoiceNumber,
    paidAt: facts.paidAt,
    occurredAt: facts.occurredAt,
  };
}
