import type { SubscriptionStatus } from '@vitrine/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { emails, subscriptions } from '../../database/schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Statuses of subscriptions that have not ended. */
const LIVE: SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'paused'];

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export async function upsertSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { id: _id, userId: _userId, ...change } = row;
  await db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: change });
}

/** The newest first. */
export async function listLiveSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, LIVE)))
    .orderBy(desc(subscriptions.startedAt));
}

/** Whether the account ever had one: there is only one trial. */
export async function hadSubscription(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** Live ones with an event due before `before` that has not arrived; the longest overdue first. */
export async function listOverdueSubscriptions(db: Db, before: Date, limit: number): Promise<SubscriptionRow[]> {
  const due = or(lt(subscriptions.nextPaymentAt, before), lt(subscriptions.endsAt, before));
  return db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.status, LIVE), due))
    .orderBy(asc(subscriptions.occurredAt))
    .limit(limit);
}

/** Key of the e-mail about the end of a trial. */
export const trialEndingKey = (id: string): string => `sub:${id}:trial_ending`;

/** Trials that end after `after` and before `before` with a payment and without that e-mail so far; the next first. */
export async function listEndingTrials(
  db: Db,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<SubscriptionRow[]> {
  const told = db
    .select({ one: sql`1` })
    .from(emails)
    .where(eq(emails.causeKey, sql`'sub:' || ${subscriptions.id} || ':trial_ending'`));
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        isNull(subscriptions.endsAt),
        gt(subscriptions.trialEndsAt, after),
        lt(subscriptions.trialEndsAt, before),
        notExists(told),
      ),
    )
    .orderBy(asc(subscriptions.trialEndsAt))
    .limit(limit);
}
