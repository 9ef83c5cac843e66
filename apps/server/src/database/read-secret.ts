import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './db.ts';
import { secrets } from './schema.ts';

/** A key of 32 random bytes (base64url) that the installation keeps under `name`; the first process to ask makes it. */
export async function readSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`secret ${name} is gone`);
  return row.value;
}
