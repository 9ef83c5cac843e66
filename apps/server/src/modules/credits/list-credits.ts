import type { CallOut, InterfaceLocale, PageQuery } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { type CreditLineRow, listLines } from './credits.repository.ts';

/** A page of a user's ledger, newest first, every cause in words. */
export async function listCredits(
  db: Db,
  userId: string,
  page: PageQuery,
  locale: InterfaceLocale,
): Promise<CallOut<'GET /credits'>> {
  const rows = await listLines(db, userId, { limit: page.limit + 1, beforeId: page.cursor });
  const { items, next_cursor } = toPage(rows, page.limit);
  return { items: items.map((row) => present(row, locale)), next_cursor };
}

const present = (row: CreditLineRow, locale: InterfaceLocale): CallOut<'GET /credits'>['items'][number] => ({
  id: row.id,
  cause: row.cause,
  description: translate(locale, `credits.${row.cause}`),
  balance_change: row.balanceChange,
  pending_change: row.pendingChange,
  balance_after: row.balanceAfter,
  job_id: row.jobId,
  created_at: row.createdAt.toISOString(),
});
