import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { paymentCustomers, users } from '../../database/schema.ts';

export interface Buyer {
  userId: string;
  /** Null for a guest. */
  email: string | null;
  name: string | null;
  language: string;
  isGuest: boolean;
}

export async function findBuyer(db: Db, userId: string): Promise<Buyer | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      name: users.fullName,
      language: users.language,
      isGuest: users.isGuest,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/**
 * Makes all other bookings of this user wait until the transaction of `db` ends: the ledger's lock.
 * @returns the user who now owns the payment: for a merged guest the account; null if that is gone
 */
export async function lockBuyer(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id, mergedInto: users.mergedInto })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (row === undefined) return null;
  return row.mergedInto === null ? row.id : lockBuyer(db, row.mergedInto);
}

export async function findCustomerId(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return row?.customerId;
}

export async function findUserOfCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
  return row?.userId;
}

/** Stores a user's id at the provider, unless either is already known. */
export async function insertCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing();
}

/** Moves a guest's customer to an account, unless it has its own. */
export async function moveCustomer(db: Db, fromUserId: string, toUserId: string): Promise<void> {
  if ((await findCustomerId(db, toUserId)) !== undefined) return;
  await db.update(paymentCustomers).set({ userId: toUserId }).where(eq(paymentCustomers.userId, fromUserId));
}
