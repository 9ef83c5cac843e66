import { AppError, type InterfaceLocale, type Session } from '@vitrine/contract';
import { confirmPendingCredits } from '../credits/index.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { lockEmailToken, spendEmailTokens } from './email-tokens.repository.ts';
import { hashToken } from './opaque-token.ts';
import { openSession } from './open-session.ts';
import { markVerified } from './users.repository.ts';

/**
 * Confirms the address that a token was sent to, makes the pending credits spendable and starts a session: all of it
 * or none, once for each token.
 * @throws AppError invalid_token when it is unknown, spent or too old
 */
export async function confirmEmail(parts: AccountsParts, token: string, locale: InterfaceLocale): Promise<Session> {
  return parts.db.transaction(async (tx) => {
    const now = new Date();
    const found = await lockEmailToken(tx, hashToken(token));
    if (found === undefined || found.spentAt !== null || found.expiresAt <= now) throw new AppError('invalid_token');
    await spendEmailTokens(tx, found.userId, now);
    const user = await markVerified(tx, found.userId, now);
    if (user === undefined) throw new AppError('invalid_token');
    await confirmPendingCredits(tx, user.id);
    return openSession({ ...parts, db: tx }, user, { rememberMe: false, locale });
  });
}
