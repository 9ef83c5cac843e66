import { AppError, type Session, type SignupBody } from '@vitrine/contract';
import { grantSignupCredits } from '../credits/index.ts';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { beginSession } from './begin-session.ts';
import { takeAttempt } from './attempt-limit.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { insertUser } from './users.repository.ts';

/**
 * Creates an account with its pending credits, the e-mail that releases them and a first session, atomically.
 * @throws AppError invalid_input for one of the most common passwords, email_taken; rate_limited
 */
export async function signUp(parts: AccountsParts, body: SignupBody, client: Client): Promise<Session> {
  refuseCommonPassword(body.password, 'password', client.locale);
  await takeAttempt(parts.db, 'signUpFromAddress', client.address);
  await takeAttempt(parts.db, 'signUpOfAccount', body.email);
  const passwordHash = await hashPassword(body.password);
  return parts.db.transaction(async (tx) => {
    const inTransaction = { ...parts, db: tx };
    const user = await insertUser(tx, {
      email: body.email,
      passwordHash,
      fullName: body.full_name || null,
      language: body.language ?? client.locale,
    });
    if (user === null) throw new AppError('email_taken');
    await grantSignupCredits(tx, user.id);
    await sendConfirmation(inTransaction, user);
    return beginSession(inTransaction, user, {
      ...client,
      rememberMe: body.remember_me ?? false,
      event: 'account_made',
      isProven: true,
    });
  });
}
