import { AppError, type CallIn } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { recordAuthEvent } from './auth-events.repository.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { setPassword } from './set-password.ts';
import { findUser, lockUser } from './users.repository.ts';

/**
 * Replaces the password, given the old one; every other session ends. An account without a password, made through another
 * provider, gets its first one only by the recovery e-mail: somebody who finds a browser open must not be able to set it.
 * @throws AppError wrong_password, invalid_input for one of the most common passwords; rate_limited
 */
export async function changePassword(
  parts: AccountsParts,
  { userId, sessionId, client }: { userId: string; sessionId: string; client: Client },
  { current_password: current, new_password: wanted }: CallIn<'POST /auth/change-password'>['body'],
): Promise<void> {
  const field = 'current_password';
  const { locale } = client;
  refuseCommonPassword(wanted, 'new_password', locale);
  const found = await findUser(parts.db, userId);
  if (found === undefined) throw new AppError('unauthorized');
  await checkOwnPassword(parts.db, found, current, { field, locale });
  const passwordHash = await hashPassword(wanted);
  await parts.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    // A concurrent change won: the verified password is no longer the current one.
    if (user === undefined || user.passwordHash !== found.passwordHash) throw new AppError('session_expired');
    await setPassword({ ...parts, db: tx }, user, {
      passwordHash,
      action: 'password.changed',
      keptSessionId: sessionId,
    });
    await recordAuthEvent(tx, userId, 'password_changed', client);
  });
}
