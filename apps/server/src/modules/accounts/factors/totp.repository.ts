import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { newId } from '../../../database/new-id.ts';
import { totpFactors } from '../../../database/schema.ts';

export type TotpRow = typeof totpFactors.$inferSelect;

export async function findTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  return row;
}

/** Locked until the transaction of `db` ends: codes are judged one at a time. */
export async function lockTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId)).for('update');
  return row;
}

/** Replaces an unconfirmed one. Call under lockUser. */
export async function replaceUnconfirmedTotp(db: Db, userId: string, sealedSecret: string): Promise<void> {
  await db.delete(totpFactors).where(and(eq(totpFactors.userId, userId), isNull(totpFactors.confirmedAt)));
  await db.insert(totpFactors).values({ id: newId(), userId, sealedSecret });
}

export async function confirmTotp(db: Db, id: string, at: Date, step: number): Promise<void> {
  await db.update(totpFactors).set({ confirmedAt: at, lastStep: step }).where(eq(totpFactors.id, id));
}

export async function noteTotpUse(db: Db, id: string, at: Date, step: number): Promise<void> {
  await db.update(totpFactors).set({ lastUsedAt: at, lastStep: step }).where(eq(totpFactors.id, id));
}

/** @returns whether an active one existed */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
    .returning({ id: totpFactors.id });
  return rows.length > 0;
}
