import type { SubscriptionStatus } from '@vitrine/contract';
import { and, asc, desc, eq, inArray, or, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { subscriptions } from '../../database/schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Those that are not over. */
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

/** Whether the account ever had one: the free days come once. */
export async function hadSubscription(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** Live ones of which news was due before `before` and has not come; the longest silent first. */
export async function listOverdueSubscriptions(db: Db, before: Date, limit: number): Promise<SubscriptionRow[]> {
  const due = or(lt(subscriptions.nextPaymentAt, before), lt(subscriptions.endsAt, before));
  return db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.status, LIVE), due))
    .orderBy(asc(subscriptions.occurredAt))
    .limit(limit);
}
