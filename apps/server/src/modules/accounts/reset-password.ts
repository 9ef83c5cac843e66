import type { CallIn, Entry } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { forgetAttempts } from './attempt-limit.ts';
import { recordAuthEvent } from './auth-events.repository.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { setPassword } from './set-password.ts';
import { spendEmailToken } from './spend-email-token.ts';

/**
 * Sets a new password with the token of a recovery e-mail, once. Every session ends and a new one starts, after the second step
 * if the account has a factor: the link removes no factor. The link proves access to the address, so the address is confirmed
 * too. This is also the way back for an owner locked out by a stranger's guesses.
 * @throws AppError invalid_token, invalid_input for one of the most common passwords
 */
export async function resetPassword(
  parts: AccountsParts,
  { token, new_password: wanted, remember_me: rememberMe = false }: CallIn<'POST /auth/reset-password'>['body'],
  client: Client,
): Promise<Entry> {
  refuseCommonPassword(wanted, 'new_password', client.locale);
  const passwordHash = await hashPassword(wanted);
  const { entry, email } = await parts.db.transaction(async (tx) => {
    const inTransaction = { ...parts, db: tx };
    const user = await spendEmailToken(tx, token, 'recover');
    await setPassword(inTransaction, user, { passwordHash, action: 'password.reset' });
    await recordAuthEvent(tx, user.id, 'password_reset', client);
    const entry = await openSession(inTransaction, user, { ...client, rememberMe, event: 'logged_in', isProven: true });
    return { entry, email: user.email ?? '' };
  });
  await forgetAttempts(parts.db, 'loginToAccount', email);
  await forgetAttempts(parts.db, 'login', `${client.address} ${email}`);
  return entry;
}
