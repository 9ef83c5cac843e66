import type { AdminPayment, AdminPayments, AdminPaymentsQuery } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { presentPayment, toUnits } from '../payments/index.ts';
import { type AdminPaymentRow, listPaymentRows, sumPaymentRows } from './admin-payments.repository.ts';

/** A page of all payments, newest first, and the totals of the filter. */
export async function listAllPayments(db: Db, query: AdminPaymentsQuery): Promise<AdminPayments> {
  const rows = await listPaymentRows(db, { ...query, limit: query.limit + 1 });
  const { items, next_cursor } = toPage(rows, query.limit);
  const totals = await sumPaymentRows(db, query);
  return {
    items: items.map(present),
    next_cursor,
    totals: totals.map(({ currency, payments, amountMinor, refundedMinor }) => ({
      currency,
      payments,
      amount: toUnits(amountMinor, currency),
      refunded: toUnits(refundedMinor, currency),
      net: toUnits(amountMinor - refundedMinor, currency),
    })),
  };
}

const present = (row: AdminPaymentRow): AdminPayment => ({
  ...presentPayment(row),
  user_id: row.userId,
  user_email: row.userEmail,
  transaction_id: row.transactionId,
});
