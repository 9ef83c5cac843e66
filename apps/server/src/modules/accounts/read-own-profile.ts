import type { Db } from '../../database/db.ts';
import { findUser } from './users.repository.ts';

/** What is kept about a user, but for the hash of the password; null when the account is gone. */
export async function readOwnProfile(db: Db, userId: string): Promise<object | null> {
  const user = await findUser(db, userId);
  if (user === undefined) return null;
  const { passwordHash, ...profile } = user;
  return { ...profile, hasPassword: passwordHash !== null };
}
