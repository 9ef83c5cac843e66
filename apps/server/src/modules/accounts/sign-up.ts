import { AppError, type InterfaceLocale, type Session, type SignupBody } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { grantSignupCredits } from '../credits/index.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { insertUser } from './users.repository.ts';

/**
 * Makes an account with its pending credits, the e-mail that releases them and a first session: all of it or none.
 * @throws AppError invalid_input for one of the most common passwords, email_taken
 */
export async function signUp(parts: AccountsParts, body: SignupBody, locale: InterfaceLocale): Promise<Session> {
  if (isCommonPassword(body.password)) {
    const message = translate(locale, 'input.common_password');
    throw new AppError('invalid_input', { fields: [{ field: 'password', message }] });
  }
  const passwordHash = await hashPassword(body.password);
  return parts.db.transaction(async (tx) => {
    const inTransaction = { ...parts, db: tx };
    const user = await insertUser(tx, {
      email: body.email,
      passwordHash,
      fullName: body.full_name || null,
      language: body.language ?? locale,
    });
    if (user === null) throw new AppError('email_taken');
    await grantSignupCredits(tx, user.id);
    await sendConfirmation(inTransaction, user);
    return openSession(inTransaction, user, { rememberMe: body.remember_me ?? false, locale });
  });
}
