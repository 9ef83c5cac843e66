import { AppError, type InterfaceLocale, type User } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './users.repository.ts';

/** @throws AppError unauthorized when the account is gone */
export async function readMe(db: Db, userId: string, locale: InterfaceLocale): Promise<User> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new AppError('unauthorized');
  return presentUser(db, user, locale);
}
