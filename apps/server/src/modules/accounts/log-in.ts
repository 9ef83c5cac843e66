import { AppError, type Entry } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { recordAuthEvent } from './auth-events.repository.ts';
import { forgetAttempts, returnAttempt, takeAttempt } from './attempt-limit.ts';
import { hasFactor } from './factors/has-factor.ts';
import type { GoogleParts } from './google-parts.ts';
import { mergeGuest } from './merge-guest.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { findUserByEmail, lockUser } from './users.repository.ts';

export interface LogInRequest {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Who was signed in at this browser so far; a guest brings along what was made. Null: nobody. */
  beforeId: string | null;
}

/**
 * Starts a session, or asks for the second step; a guest of the same browser joins the account with the session. An unknown address and a wrong password look the same and take the same time.
 * @throws AppError invalid_credentials; rate_limited after too many failures, for one account, one address or both
 */
export async function logIn(
  parts: AccountsParts & Pick<GoogleParts, 'belongings'>,
  { email, password, rememberMe, beforeId }: LogInRequest,
  client: Client,
): Promise<Entry> {
  const { db, belongings } = parts;
  const pair = `${client.address} ${email}`;
  // In this order: an address that may not try any more does not count against the account.
  await takeAttempt(db, 'loginFromAddress', client.address);
  await takeAttempt(db, 'login', pair);
  await takeAttempt(db, 'loginToAccount', email);
  const found = await findUserByEmail(db, email);
  const isRight = await isPassword(found?.passwordHash ?? null, password);
  if (found !== undefined && !isRight) await recordAuthEvent(db, found.id, 'login_failed', client);
  if (found === undefined || !isRight) throw new AppError('invalid_credentials');
  await returnAttempt(db, 'loginFromAddress', client.address);
  await forgetAttempts(db, 'login', pair);
  await forgetAttempts(db, 'loginToAccount', email);
  return db.transaction(async (tx) => {
    const joinsNow = beforeId !== null && !(await hasFactor(tx, found.id));
    // First, for it locks jobs before users; what follows can still take it back.
    if (joinsNow) await mergeGuest(tx, { guestId: beforeId, userId: found.id, belongings });
    const user = await lockUser(tx, found.id);
    // Changed while this one was checked: the sessions that ended with it must not have a successor.
    if (user === undefined || user.passwordHash !== found.passwordHash) throw new AppError('invalid_credentials');
    const guestId = joinsNow ? null : beforeId;
    const wish = { ...client, rememberMe, guestId, event: 'logged_in', isProven: true } as const;
    return openSession({ ...parts, db: tx }, user, wish);
  });
}
