import type { AdminJobsQuery } from '@vitrine/contract';
import { and, count, desc, eq, getTableColumns, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs, users, variations } from '../../database/schema.ts';
import { matching } from './matching.ts';

const COLUMNS = { ...getTableColumns(jobs), userEmail: users.email };

export type AdminJobRow = Awaited<ReturnType<typeof listJobRows>>[number];

/** Newest first, `limit` rows older than the job `cursor`; `query` filters by owner or job id. */
export async function listJobRows(db: Db, { limit, cursor, query, status }: AdminJobsQuery) {
  return db
    .select(COLUMNS)
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(
      and(
        cursor === undefined ? undefined : lt(jobs.id, cursor),
        query ? matching(query, { ids: [jobs.id, jobs.userId], texts: [users.email] }) : undefined,
        status && eq(jobs.status, status),
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(limit);
}

export async function findJobRow(db: Db, id: string): Promise<AdminJobRow | undefined> {
  const [row] = await db.select(COLUMNS).from(jobs).innerJoin(users, eq(users.id, jobs.userId)).where(eq(jobs.id, id));
  return row;
}

/** Number of pictures of each job, in its own language, by status. */
export async function countPictures(db: Db, jobIds: string[]) {
  if (jobIds.length === 0) return [];
  return db
    .select({ jobId: variations.jobId, status: variations.status, pictures: count() })
    .from(variations)
    .where(and(inArray(variations.jobId, jobIds), isNull(variations.language)))
    .groupBy(variations.jobId, variations.status);
}
