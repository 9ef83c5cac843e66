import type { CallOut, PageQuery } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { listUserPayments } from './payments.repository.ts';
import { presentPayment } from './present-payment.ts';

type History = CallOut<'GET /payments/history'>;

/** A page of the caller's payments, newest first. */
export async function listPayments(db: Db, userId: string, page: PageQuery): Promise<History> {
  const rows = await listUserPayments(db, userId, { limit: page.limit + 1, cursor: page.cursor });
  const { items, next_cursor } = toPage(rows, page.limit);
  return { items: items.map(presentPayment), next_cursor };
}
