import { AppError, type InterfaceLocale } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { findUser } from './users.repository.ts';

/**
 * Verifies the caller's password, if the account has one.
 * @throws AppError wrong_password, rate_limited; unauthorized if the account is gone
 */
export async function requireOwnPassword(
  db: Db,
  userId: string,
  password: string | undefined,
  locale: InterfaceLocale,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new AppError('unauthorized');
  if (user.passwordHash === null) return;
  await checkOwnPassword(db, user, password ?? '', { field: 'password', locale });
}
