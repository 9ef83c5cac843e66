import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { checkouts, payments } from '../../database/schema.ts';
import { moveCustomer } from './buyers.repository.ts';

/** Moves a guest's purchases to an account, including unfinished ones, in the transaction of `db`. */
export async function moveGuestPayments(db: Db, guestId: string, userId: string): Promise<void> {
  await db.update(checkouts).set({ userId }).where(eq(checkouts.userId, guestId));
  await db.update(payments).set({ userId }).where(eq(payments.userId, guestId));
  await moveCustomer(db, guestId, userId);
}
