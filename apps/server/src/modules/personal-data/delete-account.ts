import type { InterfaceLocale } from '@vitrine/contract';
import { requireOwnPassword } from '../accounts/index.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';
import { removeAccount } from './remove-account.ts';

interface Leaving {
  userId: string;
  /** Confirms the deletion if the account has a password. */
  password: string | undefined;
  locale: InterfaceLocale;
}

/**
 * Deletes an account with all its data; payments stay in the books, without a name. Tasks of the same transaction cancel the
 * subscription and remove the files, so neither is forgotten.
 * @throws AppError wrong_password, rate_limited
 */
export async function deleteAccount(parts: PersonalDataParts, { userId, password, locale }: Leaving): Promise<void> {
  await requireOwnPassword(parts.db, userId, password, locale);
  await removeAccount(parts, userId);
}
