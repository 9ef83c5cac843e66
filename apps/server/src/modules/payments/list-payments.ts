import type { CallOut, PageQuery } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { listUserPayments, type PaymentRow } from './payments.repository.ts';
import { toUnits } from './to-units.ts';

type History = CallOut<'GET /payments/history'>;

/** A page of one's payments, newest first. */
export async function listPayments(db: Db, userId: string, page: PageQuery): Promise<History> {
  const rows = await listUserPayments(db, userId, { limit: page.limit + 1, cursor: page.cursor });
  const { items, next_cursor } = toPage(rows, page.limit);
  return { items: items.map(present), next_cursor };
}

const present = (row: PaymentRow): History['items'][number] => ({
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
