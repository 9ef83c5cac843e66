import { and, asc, eq, gt, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/db.ts';
import {
  apiKeys,
  auditLines,
  authEvents,
  creditLines,
  cutouts,
  emails,
  identities,
  jobs,
  passkeys,
  payments,
  photos,
  recoveryCodes,
  sessions,
  subscriptions,
  totpFactors,
  users,
  variations,
  webhookEndpoints,
} from '../../database/schema.ts';

const PAGE = 100;

export async function listJobIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId));
  return rows.map(({ id }) => id);
}

/** Including photos that were deleted but belong to a job. */
export async function listPhotoIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: photos.id }).from(photos).where(eq(photos.userId, userId));
  return rows.map(({ id }) => id);
}

/** Guests that were merged into the user. */
export async function listMergedGuests(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.mergedInto, userId));
  return rows.map(({ id }) => id);
}

/** Guests whose last session ended before `at`, oldest first. A merged guest belongs to its account. */
export async function listEndedGuests(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(isEndedGuest(db, at))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a user is still a guest whose last session ended before `at`. */
export async function hasEnded(db: Db, userId: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isEndedGuest(db, at)));
  return rows.length > 0;
}

function isEndedGuest(db: Db, at: Date): SQL | undefined {
  const wentOn = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, users.id),
        gt(sessions.expiresAt, at),
        or(isNull(sessions.endedAt), gt(sessions.endedAt, at)),
      ),
    );
  return and(eq(users.isGuest, true), isNull(users.mergedInto), lt(users.createdAt, at), notExists(wentOn));
}

/** E-mails to the user's address that belong to no account: a requested log-in, a sign-up with a taken address. */
export async function deleteMessages(db: Db, userId: string): Promise<void> {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db.delete(emails).where(inArray(emails.to, address));
}

/** Audit lines stay, with ids only: the database allows nothing but the removal of the address. */
export async function forgetInAudit(db: Db, userId: string): Promise<void> {
  await db
    .update(auditLines)
    .set({ detail: sql`${auditLines.detail} - 'email'` })
    .where(and(eq(auditLines.subject, userId), sql`${auditLines.detail} ? 'email'`));
}

/** Everything stored about a user, kind by kind, oldest first, one page at a time. */
export const belongingsOf = (db: Db, userId: string) => ({
  sessions: () => rowsOf(db, sessions, eq(sessions.userId, userId)),
  identities: () => rowsOf(db, identities, eq(identities.userId, userId)),
  creditLines: () => rowsOf(db, creditLines, eq(creditLines.userId, userId)),
  payments: () => rowsOf(db, payments, eq(payments.userId, userId)),
  subscriptions: () => rowsOf(db, subscriptions, eq(subscriptions.userId, userId)),
  authenticatorApps: () => rowsOf(db, totpFactors, eq(totpFactors.userId, userId)),
  passkeys: () => rowsOf(db, passkeys, eq(passkeys.userId, userId)),
  recoveryCodes: () => rowsOf(db, recoveryCodes, eq(recoveryCodes.userId, userId)),
  apiKeys: () => rowsOf(db, apiKeys, eq(apiKeys.userId, userId)),
  webhookEndpoints: () => rowsOf(db, webhookEndpoints, eq(webhookEndpoints.userId, userId)),
  emails: () => rowsOf(db, emails, eq(emails.userId, userId)),
  authEvents: () => rowsOf(db, authEvents, eq(authEvents.userId, userId)),
  auditLines: () => rowsOf(db, auditLines, or(eq(auditLines.subject, userId), eq(auditLines.actorId, userId))),
  photos: () => rowsOf(db, photos, eq(photos.userId, userId)),
  /** The inputs and results of a photo's cut-outs; there are few. */
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
