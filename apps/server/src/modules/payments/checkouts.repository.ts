import type { CheckoutPlan, CheckoutStatus } from '@vitrine/contract';
import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { checkouts } from '../../database/schema.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
type NewCheckout = { id: string; userId: string; plan: CheckoutPlan; priceId: string };

/** Does nothing if one with this id exists. */
export async function insertCheckout(db: Db, checkout: NewCheckout): Promise<void> {
  await db.insert(checkouts).values(checkout).onConflictDoNothing();
}

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

/** A checkout has one transaction, its first. @returns the stored one */
export async function keepTransaction(db: Db, id: string, transactionId: string): Promise<string> {
  const [row] = await db
    .update(checkouts)
    .set({ transactionId: sql`coalesce(${checkouts.transactionId}, ${transactionId})`, status: 'open' })
    .where(and(eq(checkouts.id, id), inArray(checkouts.status, ['open', 'failed'])))
    .returning();
  return row?.transactionId ?? transactionId;
}

/** The payment is complete, whatever the earlier status. */
export async function completeCheckout(db: Db, id: string, userId: string, transactionId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: 'completed', completedAt: new Date(), transactionId })
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId), ne(checkouts.status, 'completed')));
}

/** Sets the status of an unpaid checkout; a paid one stays paid. */
export async function endCheckout(db: Db, id: string, status: Extract<CheckoutStatus, 'failed' | 'closed'>) {
  const from: CheckoutStatus[] = status === 'closed' ? ['open', 'failed'] : ['open'];
  await db
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.id, id), inArray(checkouts.status, from)));
}

/** Unpaid ones started before `before`, oldest first; with `after` only those started since. */
export async function listUnpaidCheckouts(
  db: Db,
  { before, after = new Date(0), limit }: { before: Date; after?: Date; limit: number },
): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), lt(checkouts.createdAt, before), gte(checkouts.createdAt, after)))
    .orderBy(asc(checkouts.createdAt))
    .limit(limit);
}

/** A checkout that the provider does not know can never be paid. */
export async function failUnknownCheckout(db: Db, id: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: 'failed' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open'), isNull(checkouts.transactionId)));
}
