import { AppError, type InterfaceLocale, type Session } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';
import { findUserByEmail } from './users.repository.ts';

export interface LogInRequest {
  email: string;
  password: string;
  rememberMe: boolean;
  locale: InterfaceLocale;
  /** Network address that asks. */
  address: string;
}

/**
 * Starts a session. An unknown address and a wrong password look the same and take the same time.
 * @throws AppError invalid_credentials; rate_limited after too many failures for one account from one address
 */
export async function logIn(
  parts: AccountsParts & { attempts: AttemptLimit },
  { email, password, rememberMe, locale, address }: LogInRequest,
): Promise<Session> {
  const key = `${address} ${email}`;
  parts.attempts.take(key);
  const user = await findUserByEmail(parts.db, email);
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (user === undefined || !isRight) throw new AppError('invalid_credentials');
  parts.attempts.clear(key);
  return parts.db.transaction((tx) => openSession({ ...parts, db: tx }, user, { rememberMe, locale }));
}
