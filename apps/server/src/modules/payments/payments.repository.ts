import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { payments } from '../../database/schema.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Omit<PaymentRow, 'id' | 'refundedMinor'>;

export async function findPayment(db: Db, transactionId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.transactionId, transactionId));
  return row;
}

export async function lockPayment(db: Db, transactionId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.transactionId, transactionId)).for('update');
  return row;
}

/** @returns its id; null if the transaction already has a payment */
export async function insertPayment(db: Db, payment: NewPayment): Promise<string | null> {
  const [row] = await db
    .insert(payments)
    .values({ id: newId(), ...payment })
    .onConflictDoNothing({ target: payments.transactionId })
    .returning({ id: payments.id });
  return row?.id ?? null;
}

export async function updatePayment(db: Db, id: string, change: Partial<Omit<PaymentRow, 'id'>>): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, id));
}

/** Credits granted by a checkout's purchase. */
export async function readCheckoutCredits(db: Db, checkoutId: string): Promise<number> {
  const [row] = await db
    .select({ credits: sql<number>`coalesce(sum(${payments.credits}), 0)`.mapWith(Number) })
    .from(payments)
    .where(eq(payments.checkoutId, checkoutId));
  return row?.credits ?? 0;
}

/** Newest first; `cursor` is the last of the page before. */
export async function findUserPayment(db: Db, userId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  return row;
}

export async function listUserPayments(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), cursor === undefined ? undefined : lt(payments.id, cursor)))
    .orderBy(desc(payments.id))
    .limit(limit);
}
