import { AppError } from '@vitrine/contract';
import type { Identity } from './access-tokens.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { findSession } from './sessions.repository.ts';

/**
 * The identity of an access token. The end of a session ends its access tokens at once.
 * @throws AppError unauthorized, session_expired
 */
export async function identifyBearer(
  { db, tokens }: Pick<AccountsParts, 'db' | 'tokens'>,
  accessToken: string,
): Promise<Identity> {
  const identity = await tokens.verify(accessToken);
  const session = await findSession(db, identity.sessionId);
  const goesOn = session?.userId === identity.userId && session.endedAt === null && session.expiresAt > new Date();
  if (!goesOn) throw new AppError('session_expired');
  return identity;
}
