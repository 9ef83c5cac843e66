import { AppError, type InterfaceLocale, type User } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './users.repository.ts';

/** @throws AppError unauthorized when the account is gone */
export async function readMe(parts: AccountsParts, userId: string, locale: InterfaceLocale): Promise<User> {
  const user = await findUser(parts.db, userId);
  if (user === undefined) throw new AppError('unauthorized');
  return presentUser(parts, user, locale);
}
