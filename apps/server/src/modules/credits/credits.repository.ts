import type { CreditCause } from '@vitrine/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { creditLines, users } from '../../database/schema.ts';

export type CreditLineRow = typeof creditLines.$inferSelect;

/** A user's credits: `balance` is spendable now, `pending` after the e-mail address is confirmed. */
export interface Balance {
  balance: number;
  pending: number;
}

export interface NewLine {
  userId: string;
  cause: CreditCause;
  balanceChange: number;
  pendingChange: number;
  jobId: string | null;
  paymentId: string | null;
  /** Reason in words, if a person decided it. */
  reason: string | null;
  causeKey: string;
}

/**
 * Makes every other booking for this user wait until the transaction of `db` ends. `no key update` rather than `update`: a
 * transaction that has inserted a row referencing the user (a job) already holds the shared key lock, and two of those asking for
 * the stronger lock would deadlock.
 */
export async function lockLedger(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function isBooked(db: Db, causeKey: string): Promise<boolean> {
  const rows = await db.select({ id: creditLines.id }).from(creditLines).where(eq(creditLines.causeKey, causeKey));
  return rows.length > 0;
}

export async function readBalance(db: Db, userId: string): Promise<Balance> {
  const [last] = await db
    .select({ balance: creditLines.balanceAfter, pending: creditLines.pendingAfter })
    .from(creditLines)
    .where(eq(creditLines.userId, userId))
    .orderBy(desc(creditLines.position))
    .limit(1);
  return last ?? { balance: 0, pending: 0 };
}

/** Credits reserved for a job and not returned. */
export async function readHeldCredits(db: Db, userId: string, jobId: string): Promise<number> {
  const [row] = await db
    .select({ change: sql<number>`coalesce(sum(${creditLines.balanceChange}), 0)`.mapWith(Number) })
    .from(creditLines)
    .where(and(eq(creditLines.userId, userId), eq(creditLines.jobId, jobId)));
  return -(row?.change ?? 0);
}

/** Sum of the changes booked under these keys. */
export async function sumChanges(db: Db, causeKeys: readonly string[]): Promise<number> {
  if (causeKeys.length === 0) return 0;
  const [row] = await db
    .select({ change: sql<number>`coalesce(sum(${creditLines.balanceChange}), 0)`.mapWith(Number) })
    .from(creditLines)
    .where(inArray(creditLines.causeKey, [...causeKeys]));
  return row?.change ?? 0;
}

export async function insertLine(db: Db, line: NewLine, after: Balance): Promise<void> {
  await db
    .insert(creditLines)
    .values({ id: newId(), ...line, balanceAfter: after.balance, pendingAfter: after.pending });
}

/** Newest first; `beforeId` is the last line of the previous page. */
export async function listLines(
  db: Db,
  userId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<CreditLineRow[]> {
  const before = db
    .select({ position: creditLines.position })
    .from(creditLines)
    .where(eq(creditLines.id, page.beforeId ?? userId));
  return db
    .select()
    .from(creditLines)
    .where(
      and(eq(creditLines.userId, userId), page.beforeId === undefined ? undefined : lt(creditLines.position, before)),
    )
    .orderBy(desc(creditLines.position))
    .limit(page.limit);
}
