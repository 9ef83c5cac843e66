import type { Session } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { issueTokens } from './issue-tokens.ts';
import { presentUser } from './present-user.ts';
import { insertSession } from './sessions.repository.ts';
import type { UserRow } from './users.repository.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = { remembered: 30 * 24 * HOUR_MS, otherwise: 24 * HOUR_MS };

/** Starts a session for `user` on one device, in the transaction of `db`. */
export async function openSession(
  parts: Pick<AccountsParts, 'db' | 'tokens' | 'readPlan'>,
  user: UserRow,
  { rememberMe, locale, device }: { rememberMe: boolean } & Pick<Client, 'locale' | 'device'>,
): Promise<Session> {
  const lifetimeMs = rememberMe ? LIFETIME_MS.remembered : LIFETIME_MS.otherwise;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const session = await insertSession(parts.db, { userId: user.id, rememberMe, device, expiresAt, lastUsedAt: now });
  return { ...(await issueTokens(parts, session)), user: await presentUser(parts, user, locale) };
}
