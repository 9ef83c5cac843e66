import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { newId } from '../../../database/new-id.ts';
import { recoveryCodes } from '../../../database/schema.ts';

/** Replaces all existing codes. */
export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ id: newId(), userId, codeHash })));
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** @returns whether an unused code matched */
export async function spendRecoveryCode(db: Db, userId: string, codeHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ spentAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.spentAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** Number of unused codes, and when all were created; null without any. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<{ left: number; createdAt: Date } | null> {
  const rows = await db
    .select({ spentAt: recoveryCodes.spentAt, createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  const [first] = rows;
  if (first === undefined) return null;
  return { left: rows.filter(({ spentAt }) => spentAt === null).length, createdAt: first.createdAt };
}
