import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { signInSteps } from '../../../database/schema.ts';

export type SignInStep = typeof signInSteps.$inferSelect;

export async function insertStep(db: Db, step: SignInStep): Promise<void> {
  await db.insert(signInSteps).values(step);
}

/** Only if it has not expired. */
export async function findStep(db: Db, tokenHash: string): Promise<SignInStep | undefined> {
  const [row] = await db
    .select()
    .from(signInSteps)
    .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, new Date())));
  return row;
}

/** Consumes it, in the transaction of `db`; undefined if a concurrent request was faster. */
export async function takeStep(db: Db, tokenHash: string): Promise<SignInStep | undefined> {
  const [row] = await db.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash)).returning();
  return row;
}

/** All of a user's: their first steps become invalid. */
export async function deleteStepsOf(db: Db, userId: string): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function deleteStepsOver(db: Db, at: Date): Promise<void> {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, at));
}
