import type { Session } from '@vitrine/contract';
import { ACCESS_TOKEN_SECONDS } from './access-tokens.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { insertRefreshToken, type SessionRow } from './sessions.repository.ts';

/** A new pair of tokens for an open session; the access token never outlives the session. */
export async function issueTokens(
  { db, tokens }: Pick<AccountsParts, 'db' | 'tokens'>,
  session: SessionRow,
): Promise<Omit<Session, 'user'>> {
  const { token, tokenHash } = newOpaqueToken();
  await insertRefreshToken(db, session.id, tokenHash);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const expiresAt = Math.min(nowSeconds + ACCESS_TOKEN_SECONDS, Math.floor(session.expiresAt.getTime() / 1000));
  return {
    access_token: await tokens.sign({ userId: session.userId, sessionId: session.id }, expiresAt),
    refresh_token: token,
    token_expires_at: expiresAt,
  };
}
