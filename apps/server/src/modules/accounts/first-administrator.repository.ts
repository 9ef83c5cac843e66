import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { secrets, users } from '../../database/schema.ts';

/** Its row has the hash of the printed token, and stays empty after use. */
const NAME = 'first-administrator';

export async function hasAdministrator(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)).length > 0;
}

/** Stores the hash of a token. @returns false if there was one before, used or not, which stays */
export async function keepFirstToken(db: Db, tokenHash: string): Promise<boolean> {
  const kept = await db.insert(secrets).values({ name: NAME, value: tokenHash }).onConflictDoNothing().returning();
  return kept.length > 0;
}

/** Replaces the token. */
export async function replaceFirstToken(db: Db, tokenHash: string): Promise<void> {
  const row = { name: NAME, value: tokenHash };
  await db
    .insert(secrets)
    .values(row)
    .onConflictDoUpdate({ target: secrets.name, set: { value: tokenHash } });
}

/** Uses up a token, once across all processes. @returns whether it matched */
export async function spendFirstToken(db: Db, tokenHash: string): Promise<boolean> {
  const spent = await db
    .update(secrets)
    .set({ value: '' })
    .where(and(eq(secrets.name, NAME), eq(secrets.value, tokenHash)))
    .returning({ name: secrets.name });
  return spent.length > 0;
}
