import type { InterfaceLocale, User } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { readBalance } from '../credits/index.ts';
import type { AccountsParts } from './accounts-parts.ts';
import type { UserRow } from './users.repository.ts';

/** The public form of a user, with a notice about the e-mail address in `locale`. */
export async function presentUser(
  { db, readPlan }: Pick<AccountsParts, 'db' | 'readPlan'>,
  user: UserRow,
  locale: InterfaceLocale,
): Promise<User> {
  const { balance, pending } = await readBalance(db, user.id);
  const isVerified = user.emailVerifiedAt !== null;
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    full_name: user.fullName,
    credits_balance: balance,
    pending_credits: pending,
    email_verified: isVerified,
    verification_message:
      isVerified || user.email === null ? null : translate(locale, 'account.verify_email', { email: user.email }),
    role: user.role,
    plan: await readPlan(db, user.id),
    is_guest: user.isGuest,
    has_password: user.passwordHash !== null,
    language: user.language,
  };
}
