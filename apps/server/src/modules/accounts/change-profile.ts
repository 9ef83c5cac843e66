import { AppError, type CallIn, type InterfaceLocale, type User } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import { presentUser } from './present-user.ts';
import { findUser, updateUser } from './users.repository.ts';

/** Changes the fields that were sent and are not empty. @throws AppError unauthorized if the account is gone */
export async function changeProfile(
  parts: AccountsParts,
  userId: string,
  { username, full_name: fullName, language }: CallIn<'PUT /user/profile'>['body'],
  locale: InterfaceLocale,
): Promise<User> {
  const given = Object.entries({ username, fullName, language }).filter(([, value]) => Boolean(value));
  const user =
    given.length === 0
      ? await findUser(parts.db, userId)
      : await updateUser(parts.db, userId, Object.fromEntries(given));
  if (user === undefined) throw new AppError('unauthorized');
  return presentUser(parts, user, locale);
}
