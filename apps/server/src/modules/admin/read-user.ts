import { type AdminUser, AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { findUserRow } from './admin-users.repository.ts';
import { presentAdminUser } from './present-admin-user.ts';

/** @throws AppError not_found */
export async function readUser(db: Db, id: string): Promise<AdminUser> {
  const row = await findUserRow(db, id);
  if (row === undefined) throw new AppError('not_found');
  return presentAdminUser(row);
}
