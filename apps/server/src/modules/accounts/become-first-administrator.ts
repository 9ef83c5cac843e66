import { AppError, type InterfaceLocale, type User } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import { takeAttempt } from './attempt-limit.ts';
import { hasAdministrator, spendFirstToken } from './first-administrator.repository.ts';
import { hashToken } from './opaque-token.ts';
import { presentUser } from './present-user.ts';
import { recordAudit } from './record-audit.ts';
import { lockUser, updateUser } from './users.repository.ts';

/**
 * Makes the account with the token of the first start an administrator. The token works once, and only while there is no
 * administrator.
 * @throws AppError email_unverified, invalid_token, rate_limited; unauthorized if the account is gone
 */
export async function becomeFirstAdministrator(
  parts: AccountsParts,
  { userId, token, locale }: { userId: string; token: string; locale: InterfaceLocale },
): Promise<User> {
  await takeAttempt(parts.db, 'firstAdministrator', userId);
  return parts.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError('unauthorized');
    if (user.emailVerifiedAt === null) throw new AppError('email_unverified');
    if (!(await spendFirstToken(tx, hashToken(token))) || (await hasAdministrator(tx))) {
      throw new AppError('invalid_token');
    }
    const admin = (await updateUser(tx, userId, { role: 'admin' })) ?? user;
    const detail = { role: 'admin', email: user.email, by: 'first token' };
    await recordAudit(tx, { actorId: userId, action: 'role.granted', subject: userId, detail });
    return presentUser({ ...parts, db: tx }, admin, locale);
  });
}
