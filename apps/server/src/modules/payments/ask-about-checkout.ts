import { bookTransaction } from './book-transaction.ts';
import type { CheckoutRow } from './checkouts.repository.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** Fetches an unpaid checkout's state from the provider and books it. @throws AppError payment_provider_failed */
export async function askAboutCheckout(
  parts: PaymentsParts,
  { transactionId }: Pick<CheckoutRow, 'transactionId'>,
): Promise<void> {
  const facts = transactionId === null ? null : await parts.paymentProvider.getTransaction(transactionId);
  if (facts !== null) await bookTransaction(parts, facts);
}
