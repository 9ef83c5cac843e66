import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/db.ts';
import {
  auditLines,
  creditLines,
  cutouts,
  emails,
  identities,
  jobs,
  payments,
  photos,
  sessions,
  subscriptions,
  variations,
} from '../../database/schema.ts';

const PAGE = 100;

export async function listJobIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId));
  return rows.map(({ id }) => id);
}

/** Those that were taken off the list but belong to a job, too. */
export async function listPhotoIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: photos.id }).from(photos).where(eq(photos.userId, userId));
  return rows.map(({ id }) => id);
}

/** Everything that is kept about a user, kind by kind, the oldest first, a page at a time. */
export const belongingsOf = (db: Db, userId: string) => ({
  sessions: () => rowsOf(db, sessions, eq(sessions.userId, userId)),
  identities: () => rowsOf(db, identities, eq(identities.userId, userId)),
  creditLines: () => rowsOf(db, creditLines, eq(creditLines.userId, userId)),
  payments: () => rowsOf(db, payments, eq(payments.userId, userId)),
  subscriptions: () => rowsOf(db, subscriptions, eq(subscriptions.userId, userId)),
  emails: () => rowsOf(db, emails, eq(emails.userId, userId)),
  auditLines: () => rowsOf(db, auditLines, or(eq(auditLines.subject, userId), eq(auditLines.actorId, userId))),
  photos: () => rowsOf(db, photos, eq(photos.userId, userId)),
  /** What was said about a photo's cut-outs, and what came of it; there are few. */
  cutouts: (photoId: string) =>
    db.select().from(cutouts).where(eq(cutouts.photoId, photoId)).orderBy(asc(cutouts.revision)),
  jobs: () => rowsOf(db, jobs, eq(jobs.userId, userId)),
  variations: (jobId: string) => rowsOf(db, variations, eq(variations.jobId, jobId)),
});

async function* rowsOf<T extends PgTable & { id: PgColumn }>(
  db: Db,
  table: T,
  where: SQL | undefined,
): AsyncGenerator<T['$inferSelect']> {
  const from: PgTable = table;
  let cursor: unknown;
  for (;;) {
    const after = cursor === undefined ? undefined : gt(table.id, cursor);
    const rows = (await db
      .select()
      .from(from)
      .where(and(where, after))
      .orderBy(asc(table.id))
      .limit(PAGE)) as (T['$inferSelect'] & { id: unknown })[];
    yield* rows;
    cursor = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}
