import type { Db } from '../../database/db.ts';
import { findUser } from './users.repository.ts';

/** Whether a user has the role at this moment. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.role === 'admin';
}
