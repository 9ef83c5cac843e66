import type { InterfaceLocale } from '@vitrine/contract';
import { requireOwnPassword } from '../accounts/index.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';
import { removeAccount } from './remove-account.ts';

interface Leaving {
  userId: string;
  /** Confirms the deletion where the account has one. */
  password: string | undefined;
  locale: InterfaceLocale;
}

/**
 * Removes an account with everything that it made; payments stay in the books, without a name. A subscription is ended
 * and files are removed by tasks of the same transaction: none goes on, and none stays behind.
 * @throws AppError wrong_password, rate_limited
 */
export async function deleteAccount(parts: PersonalDataParts, { userId, password, locale }: Leaving): Promise<void> {
  await requireOwnPassword(parts.db, userId, password, locale);
  await removeAccount(parts, userId);
}
