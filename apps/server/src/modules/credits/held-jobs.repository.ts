import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { creditLines } from '../../database/schema.ts';

/** A job that holds credits of a user. */
export interface HeldJob {
  jobId: string;
  /** At least 1. */
  credits: number;
  isSettled: boolean;
}

/** Jobs with reserved credits of the user that were not returned. */
export async function listHeldJobs(db: Db, userId: string): Promise<HeldJob[]> {
  const change = sql<number>`sum(${creditLines.balanceChange})`.mapWith(Number);
  const rows = await db
    .select({
      jobId: creditLines.jobId,
      change,
      isSettled: sql<boolean>`bool_or(${creditLines.cause} = 'job_settled')`,
    })
    .from(creditLines)
    .where(and(eq(creditLines.userId, userId), isNotNull(creditLines.jobId)))
    .groupBy(creditLines.jobId);
  return rows.flatMap(({ jobId, change: sum, isSettled }) =>
    jobId !== null && sum < 0 ? [{ jobId, credits: -sum, isSettled }] : [],
  );
}
