import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { signInSteps } from '../../../database/schema.ts';

export type SignInStep = typeof signInSteps.$inferSelect;

export async function insertStep(db: Db, step: SignInStep): Promise<void> {
  await db.insert(signInSteps).values(step);
}

/** One that has not run out. */
export async function findStep(db: Db, tokenHash: string): Promise<SignInStep | undefined> {
  const [row] = await db
    .select()
    .from(signInSteps)
    .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, new Date())));
  return row;
}

/** Spends it, in the transaction of `db`; undefined when somebody was faster. */
export async function takeStep(db: Db, tokenHash: string): Promise<SignInStep | undefined> {
  const [row] = await db.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash)).returning();
  return row;
}

/** Those of a user: their first step counts no longer. */
export async function deleteStepsOf(db: Db, userId: string): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function deleteStepsOver(db: Db, at: Date): Promise<void> {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, at));
}
