import { AppError, type InterfaceLocale, type Session } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { issueTokens } from './issue-tokens.ts';
import { hashToken } from './opaque-token.ts';
import { presentUser } from './present-user.ts';
import {
  endSession,
  lockRefreshToken,
  type SessionRow,
  spendRefreshToken,
  touchSession,
} from './sessions.repository.ts';
import { findUser } from './users.repository.ts';

/** Two tabs that refresh at once both hold the token that one of them has just used. */
const GRACE_MS = 20_000;

/**
 * Exchanges a refresh token for a new pair. A used token that returns after its grace period was stolen: the whole session ends,
 * for thief and owner, and the owner logs in again.
 * @throws AppError session_expired
 */
export async function refreshSession(parts: AccountsParts, token: string, locale: InterfaceLocale): Promise<Session> {
  const refreshed = await parts.db.transaction(async (tx) => {
    const session = await spendToken(tx, hashToken(token));
    const user = session === null ? undefined : await findUser(tx, session.userId);
    if (session === null || user === undefined) return null;
    await touchSession(tx, session.id, new Date());
    return {
      ...(await issueTokens({ ...parts, db: tx }, session)),
      user: await presentUser({ ...parts, db: tx }, user, locale),
    };
  });
  // Thrown outside the transaction: inside, it would roll back the end of the session.
  if (refreshed === null) throw new AppError('session_expired');
  return refreshed;
}

/** The open session; null if there is none, or if this reuse has just ended it. */
async function spendToken(db: Db, tokenHash: string): Promise<SessionRow | null> {
  const found = await lockRefreshToken(db, tokenHash);
  const now = new Date();
  if (found === undefined || found.session.endedAt !== null || found.session.expiresAt <= now) return null;
  const { token, session } = found;
  if (token.spentAt === null) {
    await spendRefreshToken(db, token.id, now);
    return session;
  }
  if (now.getTime() - token.spentAt.getTime() <= GRACE_MS) return session;
  await endSession(db, session.id, now);
  return null;
}
