import { AppError, type InterfaceLocale } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { Db } from '../../database/db.ts';
import { forgetAttempts, takeAttempt } from './attempt-limit.ts';
import { isPassword } from './passwords.ts';
import type { UserRow } from './users.repository.ts';

/**
 * Verifies the password that confirms a critical action. An account without a password always fails.
 * @throws AppError wrong_password at `field`, rate_limited after too many failures
 */
export async function checkOwnPassword(
  db: Db,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
  { field, locale }: { field: string; locale: InterfaceLocale },
): Promise<void> {
  await takeAttempt(db, 'password', user.id);
  if (!(await isPassword(user.passwordHash, password))) {
    throw new AppError('wrong_password', { fields: [{ field, message: translate(locale, 'errors.wrong_password') }] });
  }
  await forgetAttempts(db, 'password', user.id);
}
