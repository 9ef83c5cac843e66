import type { CallOut, InterfaceLocale, PageQuery } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { listLines } from './credits.repository.ts';
import { presentLine } from './present-line.ts';

/** A page of a user's ledger with the reasons that administrators entered: for administrators. */
export async function listLedger(
  db: Db,
  userId: string,
  page: PageQuery,
  locale: InterfaceLocale,
): Promise<CallOut<'GET /admin/users/:id/credits'>> {
  const rows = await listLines(db, userId, { limit: page.limit + 1, beforeId: page.cursor });
  const { items, next_cursor } = toPage(rows, page.limit);
  return { items: items.map((row) => Object.assign(presentLine(row, locale), { reason: row.reason })), next_cursor };
}
