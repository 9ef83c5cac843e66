import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { identities, users } from '../../database/schema.ts';
import type { UserRow } from './users.repository.ts';

type IdentityName = Pick<typeof identities.$inferSelect, 'provider' | 'subject'>;

/**
 * Makes other sign-ins of the same identity wait until the transaction of `db` ends: an advisory lock, because the row may not
 * exist yet.
 */
export async function lockIdentity(db: Db, { provider, subject }: IdentityName): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${provider}:${subject}`}, 0))`);
}

export async function findIdentityUser(db: Db, { provider, subject }: IdentityName): Promise<UserRow | undefined> {
  const [row] = await db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row;
}

export async function insertIdentity(db: Db, identity: IdentityName & { userId: string }): Promise<void> {
  await db.insert(identities).values({ id: newId(), ...identity });
}
