import type { Db } from '../../database/db.ts';
import { findUser } from './users.repository.ts';

/** The stored data of a user except the password hash; null if the account is gone. */
export async function readOwnProfile(db: Db, userId: string): Promise<object | null> {
  const user = await findUser(db, userId);
  if (user === undefined) return null;
  const { passwordHash, ...profile } = user;
  return { ...profile, hasPassword: passwordHash !== null };
}
