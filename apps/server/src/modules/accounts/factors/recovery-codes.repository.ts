import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { newId } from '../../../database/new-id.ts';
import { recoveryCodes } from '../../../database/schema.ts';

/** Instead of all that there were. */
export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ id: newId(), userId, codeHash })));
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** @returns whether it was there to be spent */
export async function spendRecoveryCode(db: Db, userId: string, codeHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ spentAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.spentAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** How many can still be spent, and when all were made; null without any. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<{ left: number; createdAt: Date } | null> {
  const rows = await db
    .select({ spentAt: recoveryCodes.spentAt, createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  const [first] = rows;
  if (first === undefined) return null;
  return { left: rows.filter(({ spentAt }) => spentAt === null).length, createdAt: first.createdAt };
}
