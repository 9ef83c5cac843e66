import { AppError, type Session, type UpgradeBody } from '@vitrine/contract';
import { isViolation } from '../../database/is-violation.ts';
import { grantSignupCredits } from '../credits/index.ts';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { beginSession } from './begin-session.ts';
import { takeAttempt } from './attempt-limit.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { endSessions } from './sessions.repository.ts';
import { lockUser, updateUser } from './users.repository.ts';

/**
 * Gives a guest an address and a password: the same account with all its work, plus what a sign-up brings (pending credits, the
 * e-mail that releases them). The guest's sessions end, a new one starts.
 * @throws AppError not_a_guest, email_taken, invalid_input for one of the most common passwords; rate_limited
 */
export async function upgradeGuest(
  parts: AccountsParts,
  userId: string,
  body: UpgradeBody,
  client: Client,
): Promise<Session> {
  refuseCommonPassword(body.password, 'password', client.locale);
  await takeAttempt(parts.db, 'signUpFromAddress', client.address);
  await takeAttempt(parts.db, 'signUpOfAccount', body.email);
  const passwordHash = await hashPassword(body.password);
  const upgraded = parts.db.transaction(async (tx) => {
    const guest = await lockUser(tx, userId);
    if (guest?.isGuest !== true || guest.mergedInto !== null) throw new AppError('not_a_guest');
    const user = await updateUser(tx, userId, {
      email: body.email,
      passwordHash,
      isGuest: false,
      fullName: body.full_name || guest.fullName,
      language: body.language ?? guest.language,
    });
    if (user === undefined) throw new AppError('unauthorized');
    await grantSignupCredits(tx, userId);
    await sendConfirmation({ ...parts, db: tx }, user);
    await endSessions(tx, userId, new Date());
    return beginSession({ ...parts, db: tx }, user, {
      ...client,
      rememberMe: body.remember_me ?? false,
      event: 'account_made',
      isProven: true,
    });
  });
  return upgraded.catch((error: unknown) => {
    throw isViolation(error, 'users_email_unique') ? new AppError('email_taken') : error;
  });
}
