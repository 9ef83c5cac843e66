import type { AuthEventKind, Session } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { recordAuthEvent } from './auth-events.repository.ts';
import { issueTokens } from './issue-tokens.ts';
import { presentUser } from './present-user.ts';
import { insertSession } from './sessions.repository.ts';
import type { UserRow } from './users.repository.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = { remembered: 30 * 24 * HOUR_MS, otherwise: 24 * HOUR_MS };

interface Wish {
  rememberMe: boolean;
  /** Duration, if it differs from the default. */
  days?: number | undefined;
  /** Client address, if known. */
  address?: string | undefined;
  /** The event recorded for the owner; none for a guest. */
  event: AuthEventKind;
  /** Whether the user has just proved ownership, by a password or a factor. */
  isProven?: boolean;
}

export type SessionWish = Wish & Pick<Client, 'locale' | 'device'>;

/**
 * Starts a session for `user` on one device, in the transaction of `db`. Only for a new account, or one that has just proved its
 * second factor; all others go through openSession.
 */
export async function beginSession(
  parts: Pick<AccountsParts, 'db' | 'tokens' | 'readPlan'>,
  user: UserRow,
  { rememberMe, locale, device, address, days, event, isProven = false }: SessionWish,
): Promise<Session> {
  const usualMs = rememberMe ? LIFETIME_MS.remembered : LIFETIME_MS.otherwise;
  const lifetimeMs = days === undefined ? usualMs : days * 24 * HOUR_MS;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const provenAt = isProven ? now : null;
  const times = { expiresAt, lastUsedAt: now, provenAt };
  const session = await insertSession(parts.db, { userId: user.id, rememberMe, device, ...times });
  if (!user.isGuest) await recordAuthEvent(parts.db, user.id, event, { address, device });
  return { ...(await issueTokens(parts, session)), user: await presentUser(parts, user, locale) };
}
