import type { Db } from '../../database/db.ts';
import { findUser } from './users.repository.ts';

/** Whether a user currently has no e-mail address and no password. */
export async function isGuest(db: Db, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.isGuest === true;
}
