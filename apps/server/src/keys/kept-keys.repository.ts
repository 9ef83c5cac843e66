import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/db.ts';
import { secrets } from '../database/schema.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import type { KeyPurpose } from './signing-key.ts';

const kept = z.array(z.object({ secret: z.string(), madeAt: z.coerce.date() })).min(1);
/** Keys of one purpose, the newest first. */
export type KeptKeys = z.output<typeof kept>;

const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The keys that the installation keeps for itself; the first process to ask creates one. Keys not encrypted with the first master
 * key are re-encrypted now.
 * @throws MasterKeyError
 */
export async function readKeptKeys(db: Db, purpose: KeyPurpose, masterKeys: readonly string[]): Promise<KeptKeys> {
  const fresh = write([{ secret: newSecret(), madeAt: new Date() }]);
  await db
    .insert(secrets)
    .values({ name: purpose, value: sealSecret(fresh, purpose, masterKeys) })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, purpose));
  if (row === undefined) throw new Error(`the keys of ${purpose} are gone`);
  const { text, isCurrent } = openSecret(row.value, purpose, masterKeys);
  if (!isCurrent) {
    const value = sealSecret(text, purpose, masterKeys);
    await db
      .update(secrets)
      .set({ value })
      .where(and(eq(secrets.name, purpose), eq(secrets.value, row.value)));
  }
  return read(text);
}

/** Puts a new key first and keeps those earlier ones that were superseded after `since`; null: none. */
export async function rotateKeptKeys(
  db: Db,
  purpose: KeyPurpose,
  { masterKeys, since }: { masterKeys: readonly string[]; since: Date | null },
): Promise<void> {
  await readKeptKeys(db, purpose, masterKeys);
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(secrets).where(eq(secrets.name, purpose)).for('update');
    if (row === undefined) throw new Error(`the keys of ${purpose} are gone`);
    const before = read(openSecret(row.value, purpose, masterKeys).text);
    const left = before.filter((_, index) => since !== null && (index === 0 || before[index - 1]!.madeAt > since));
    const value = sealSecret(write([{ secret: newSecret(), madeAt: new Date() }, ...left]), purpose, masterKeys);
    await tx.update(secrets).set({ value }).where(eq(secrets.name, purpose));
  });
}

const write = (keys: KeptKeys): string => JSON.stringify(keys);

/** Older rows hold a single plain key. */
const read = (text: string): KeptKeys =>
  text.startsWith('[') ? kept.parse(JSON.parse(text)) : [{ secret: text, madeAt: new Date(0) }];
