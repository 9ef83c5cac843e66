import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { apiKeys } from '../../database/schema.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

const MINUTE_MS = 60_000;

export async function insertApiKey(
  db: Db,
  key: Pick<ApiKeyRow, 'userId' | 'name' | 'prefix' | 'keyHash' | 'scopes' | 'isSandbox' | 'expiresAt'>,
): Promise<ApiKeyRow> {
  const [row] = await db
    .insert(apiKeys)
    .values({ id: newId(), ...key })
    .returning();
  if (row === undefined) throw new Error('the key was not inserted');
  return row;
}

export async function findApiKey(db: Db, where: { keyHash: string } | { id: string }): Promise<ApiKeyRow | undefined> {
  const isIt = 'id' in where ? eq(apiKeys.id, where.id) : eq(apiKeys.keyHash, where.keyHash);
  const [row] = await db.select().from(apiKeys).where(isIt);
  return row;
}

export const findApiKeys = (db: Db, ids: readonly string[]): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(inArray(apiKeys.id, [...ids]));

/** Newest first. */
export const listApiKeys = (db: Db, userId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));

export async function countApiKeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.keys ?? 0;
}

/** @returns whether the user had it */
export async function deleteApiKey(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** To the minute: a busy key need not write on every request. */
export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - MINUTE_MS);
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, aMinuteAgo))));
}
