import type { Db } from '../../database/db.ts';
import { findUser } from './users.repository.ts';

/** Whether a user has no address and no password of their own at this moment. */
export async function isGuest(db: Db, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.isGuest === true;
}
