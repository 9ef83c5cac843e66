import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs } from '../../database/schema.ts';

/** A job that is about to be removed. */
export interface LeavingJob {
  id: string;
  /** Somebody may be watching its progress. */
  isRunning: boolean;
}

/** Locks all jobs of a user until the transaction of `db` ends: none can end, be paid or refunded meanwhile. */
export async function lockJobsOf(db: Db, userId: string): Promise<LeavingJob[]> {
  const rows = await db
    .select({ id: jobs.id, status: jobs.status })
    .from(jobs)
    .where(eq(jobs.userId, userId))
    .orderBy(asc(jobs.id))
    .for('update');
  return rows.map(({ id, status }) => ({ id, isRunning: status === 'queued' || status === 'generating' }));
}

/** Deletes jobs of a user with their variations; tasks still in the queue find nothing to do. */
export async function deleteJobs(db: Db, userId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(jobs).where(and(eq(jobs.userId, userId), inArray(jobs.id, ids)));
}
