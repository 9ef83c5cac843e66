import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts } from '../../database/schema.ts';

/** As many of the newest cut-outs are looked at; with more waiting nobody counts seconds. */
const NEWEST = 200;
const LAST = 5;

/** Notes that a cut-out was begun; a further try begins anew. */
export async function markStarted(db: Db, photoId: string, revision: number): Promise<void> {
  await db
    .update(cutouts)
    .set({ startedAt: sql`now()` })
    .where(and(eq(cutouts.photoId, photoId), eq(cutouts.revision, revision)));
}

/** Seconds of the last photos that a network cut out by itself, newest first. Ids rise with time. */
export async function readLastSeconds(db: Db, network: string): Promise<number[]> {
  const rows = await db
    .select({ seconds: cutouts.seconds })
    .from(cutouts)
    .where(and(eq(cutouts.revision, 0), eq(cutouts.network, network), isNotNull(cutouts.seconds)))
    .orderBy(desc(cutouts.photoId))
    .limit(LAST);
  return rows.flatMap(({ seconds }) => seconds ?? []);
}

/** Photos that wait for their first cut-out, the one that came first before the others, and for how long each is worked on. */
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
