import { AppError } from '@vitrine/contract';
import type { Identity } from './access-tokens.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { findSession } from './sessions.repository.ts';

/**
 * Who an access token stands for. A session that has ended takes its access tokens with it at once.
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
