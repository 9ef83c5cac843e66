import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts } from '../../database/schema.ts';

/** Number of latest cut-outs to consider; with more of them waiting no estimate is made. */
const NEWEST = 200;
const LAST = 5;

/** Records the start of a cut-out; a retry restarts the clock. */
export async function markStarted(db: Db, photoId: string, revision: number): Promise<void> {
  await db
    .update(cutouts)
    .set({ startedAt: sql`now()` })
    .where(and(eq(cutouts.photoId, photoId), eq(cutouts.revision, revision)));
}

/** Durations of the latest automatic cut-outs by a network, newest first. Ids grow with time. */
export async function readLastSeconds(db: Db, network: string): Promise<number[]> {
  const rows = await db
    .select({ seconds: cutouts.seconds })
    .from(cutouts)
    .where(and(eq(cutouts.revision, 0), eq(cutouts.network, network), isNotNull(cutouts.seconds)))
    .orderBy(desc(cutouts.photoId))
    .limit(LAST);
  return rows.flatMap(({ seconds }) => seconds ?? []);
}

/** Photos waiting for their first cut-out, oldest first, and how long each has been processed. */
export async function listPending(db: Db): Promise<{ photoId: string; runningSeconds: number | null }[]> {
  const newest = db
    .select({
      photoId: cutouts.photoId,
      status: cutouts.status,
      runningSeconds: sql<number | null>`extract(epoch from now() - ${cutouts.startedAt})::float`.as('running_seconds'),
    })
    .from(cutouts)
    .where(eq(cutouts.revision, 0))
    .orderBy(desc(cutouts.photoId))
    .limit(NEWEST)
    .as('newest');
  return db
    .select({ photoId: newest.photoId, runningSeconds: newest.runningSeconds })
    .from(newest)
    .where(eq(newest.status, 'pending'))
    .orderBy(newest.photoId);
}
