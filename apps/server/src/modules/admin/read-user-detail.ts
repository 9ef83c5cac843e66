import type { AdminUserDetail, InterfaceLocale } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { countOpenSessions } from '../accounts/index.ts';
import { listLedger } from '../credits/index.ts';
import { readPlan } from '../payments/index.ts';
import { listAllPayments } from './list-all-payments.ts';
import { listJobs } from './list-jobs.ts';
import { readUser } from './read-user.ts';

/** Rows per list. */
const NEWEST = 10;

/**
 * A user with the details that support needs.
 * @throws AppError not_found
 */
export async function readUserDetail(db: Db, id: string, locale: InterfaceLocale): Promise<AdminUserDetail> {
  const user = await readUser(db, id);
  const { open, lastUsedAt } = await countOpenSessions(db, id);
  const { items, next_cursor } = await listAllPayments(db, { query: id, limit: NEWEST });
  return {
    ...user,
    plan: await readPlan(db, id),
    sessions: { open, last_used_at: lastUsedAt?.toISOString() ?? null },
    credits: await listLedger(db, id, { limit: NEWEST }, locale),
    jobs: await listJobs(db, { query: id, limit: NEWEST }),
    payments: { items, next_cursor },
  };
}
