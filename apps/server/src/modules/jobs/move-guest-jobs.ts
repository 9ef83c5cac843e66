import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs } from '../../database/schema.ts';

/**
 * Gives an account the jobs of a guest, those at work included, in the transaction of `db`. Their idempotency keys stay
 * behind: they belonged to the guest's requests, and the account may have the same.
 */
export async function moveGuestJobs(db: Db, guestId: string, userId: string): Promise<void> {
  await db.update(jobs).set({ userId, idempotencyKey: null }).where(eq(jobs.userId, guestId));
}

/** Lets no job of a guest end until the transaction of `db` does. */
export async function lockGuestJobs(db: Db, guestId: string): Promise<void> {
  await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, guestId)).orderBy(jobs.id).for('update');
}
