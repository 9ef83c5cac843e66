import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { newId } from '../../../database/new-id.ts';
import { passkeys } from '../../../database/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Undefined if this key is already registered. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .insert(passkeys)
    .values({ id: newId(), ...passkey })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

/**
 * Records a use. A key with a signature counter must have increased it since the last use, otherwise it was cloned.
 * @returns whether it had
 */
export async function notePasskeyUse(
  db: Db,
  id: string,
  { signatures, at }: { signatures: number; at: Date },
): Promise<boolean> {
  const goesOn = signatures === 0 ? eq(passkeys.signatures, 0) : lt(passkeys.signatures, signatures);
  const rows = await db
    .update(passkeys)
    .set({ signatures, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function renamePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** @returns how many there were */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  return (await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length;
}
