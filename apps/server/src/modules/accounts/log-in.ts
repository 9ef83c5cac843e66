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
  /** The user signed in at this browser so far; a guest's work is kept. Null: nobody. */
  beforeId: string | null;
}

/**
 * Starts a session, or asks for the second step; a guest of the same browser joins the account together with the session. An
 * unknown address and a wrong password give the same answer in the same time.
 * @throws AppError invalid_credentials; rate_limited after too many failures, for one account, one address or both
 */
export async function logIn(
  parts: AccountsParts & Pick<GoogleParts, 'belongings'>,
  { email, password, rememberMe, beforeId }: LogInRequest,
  client: Client,
): Promise<Entry> {
  const { db, belongings } = parts;
  const pair = `${client.address} ${email}`;
  // In this order: an address that is over its limit must not count against the account.
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
    // First, because it locks jobs before users; later steps can still roll it back.
    if (joinsNow) await mergeGuest(tx, { guestId: beforeId, userId: found.id, belongings });
    const user = await lockUser(tx, found.id);
    // The password changed during the check: the sessions it ended must not get a successor.
    if (user === undefined || user.passwordHash !== found.passwordHash) throw new AppError('invalid_credentials');
    const guestId = joinsNow ? null : beforeId;
    const wish = { ...client, rememberMe, guestId, event: 'logged_in', isProven: true } as const;
    return openSession({ ...parts, db: tx }, user, wish);
  });
}
