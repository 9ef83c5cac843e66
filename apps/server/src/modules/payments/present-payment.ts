import type { Payment } from '@vitrine/contract';
import type { PaymentRow } from './payments.repository.ts';
import { toUnits } from './to-units.ts';

/** A payment as its payer sees it. */
export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  plan: row.plan,
  status: row.status,
  amount: toUnits(row.amountMinor, row.currency),
  tax: toUnits(row.taxMinor, row.currency),
  refunded: toUnits(row.refundedMinor, row.currency),
  currency: row.currency,
  credits: row.credits,
  invoice_number: row.invoiceNumber,
  paid_at: row.paidAt.toISOString(),
});
