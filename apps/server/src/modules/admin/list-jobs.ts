import type { AdminJobsQuery, CallOut } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { listJobRows } from './admin-jobs.repository.ts';
import { presentAdminJobs } from './present-admin-jobs.ts';

/** A page of all jobs, newest first. */
export async function listJobs(db: Db, query: AdminJobsQuery): Promise<CallOut<'GET /admin/jobs'>> {
  const rows = await listJobRows(db, { ...query, limit: query.limit + 1 });
  const { items, next_cursor } = toPage(rows, query.limit);
  return { items: await presentAdminJobs(db, items), next_cursor };
}
