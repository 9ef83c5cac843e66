import type { InterfaceLocale } from '@vitrine/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { emailTokens, sessions, users } from '../../database/schema.ts';
import type { UserRow } from './users.repository.ts';

/** A person whose address the provider has verified. */
export interface ConfirmedPerson {
  email: string;
  fullName: string | null;
  at: Date;
}

/** Locked until the transaction of `db` ends. */
export async function lockUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).for('no key update');
  return row;
}

export async function insertConfirmedUser(
  db: Db,
  { email, fullName, at, language }: ConfirmedPerson & { language: InterfaceLocale },
): Promise<UserRow | undefined> {
  const [row] = await db
    .insert(users)
    .values({ id: newId(), email, fullName, language, emailVerifiedAt: at })
    .returning();
  return row;
}

/** Turns the guest into an account of `person`; undefined if the user is gone or no longer a guest. */
export async function makeGuestConfirmed(
  db: Db,
  guestId: string,
  { email, fullName, at }: ConfirmedPerson,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ email, fullName, emailVerifiedAt: at, isGuest: false })
    .where(and(eq(users.id, guestId), users.isGuest, isNull(users.mergedInto)))
    .returning();
  return row;
}

/** Clears everything set by an unverified owner: password, name, e-mail links, sessions. */
export async function replaceUnconfirmed(db: Db, id: string, { fullName, at }: ConfirmedPerson): Promise<UserRow> {
  await endSessionsOf(db, id, at);
  await db
    .update(emailTokens)
    .set({ spentAt: at })
    .where(and(eq(emailTokens.userId, id), isNull(emailTokens.spentAt)));
  const [row] = await db
    .update(users)
    .set({ passwordHash: null, username: null, fullName, emailVerifiedAt: at })
    .where(eq(users.id, id))
    .returning();
  if (row === undefined) throw new Error(`user ${id} is gone`);
  return row;
}

export async function endSessionsOf(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** The existing users among `ids`, locked in a fixed order that prevents deadlocks. */
export async function lockUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  const rows: UserRow[] = [];
  for (const id of ids.toSorted()) {
    rows.push(...(await db.select().from(users).where(eq(users.id, id)).for('no key update')));
  }
  return rows;
}

/** Later events for the guest now go to the account. */
export async function markMerged(db: Db, guestId: string, userId: string): Promise<void> {
  await db.update(users).set({ mergedInto: userId }).where(eq(users.id, guestId));
}
