import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/db.ts';
import {
  attempts,
  checkouts,
  creditLines,
  emailTokens,
  jobs,
  payments,
  photos,
  refreshTokens,
  sessions,
  signInFlows,
  users,
} from '../../database/schema.ts';

/** Sessions that ended before `at`, with their tokens. */
export async function deleteSessionsOver(db: Db, at: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, at), lt(sessions.endedAt, at)));
}

/** Refresh tokens used before `at`. If one is presented later, it is simply invalid; its reuse is no longer detected. */
export async function deleteTokensSpent(db: Db, at: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.spentAt, at));
}

export async function deleteEmailTokensOver(db: Db, at: Date): Promise<void> {
  await db.delete(emailTokens).where(or(lt(emailTokens.expiresAt, at), lt(emailTokens.spentAt, at)));
}

export async function deleteSignInFlowsOver(db: Db, at: Date): Promise<void> {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, at));
}

export async function deleteAttemptsOver(db: Db, at: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.endsAt, at));
}

/** Guests created before `at` who made and bought nothing and have no open session at `now`. */
export async function deleteIdleGuests(db: Db, at: Date, now: Date): Promise<void> {
  const has = (table: PgTable & { userId: PgColumn }) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.userId, users.id));
  const goesOn = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  await db
    .delete(users)
    .where(
      and(
        eq(users.isGuest, true),
        lt(users.createdAt, at),
        isNull(users.mergedInto),
        notExists(goesOn),
        notExists(has(photos)),
        notExists(has(jobs)),
        notExists(has(creditLines)),
        notExists(has(checkouts)),
        notExists(has(payments)),
      ),
    );
}
