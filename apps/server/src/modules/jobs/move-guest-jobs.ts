import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs } from '../../database/schema.ts';

/**
 * Moves a guest's jobs to an account, including running ones, in the transaction of `db`. Their idempotency keys are dropped:
 * they belonged to the guest's requests, and the account may have the same keys.
 */
export async function moveGuestJobs(db: Db, guestId: string, userId: string): Promise<void> {
  await db.update(jobs).set({ userId, idempotencyKey: null }).where(eq(jobs.userId, guestId));
}

/** Prevents the guest's jobs from ending until the transaction of `db` ends. */
export async function lockGuestJobs(db: Db, guestId: string): Promise<void> {
  await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, guestId)).orderBy(jobs.id).for('update');
}
