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
  /** That it lasts, where it is not as long as others. */
  days?: number | undefined;
  /** Where it begins, if that is known. */
  address?: string | undefined;
  /** What is written down for the owner; nothing is for a guest. */
  event?: AuthEventKind;
}

/** Starts a session for `user` on one device, in the transaction of `db`. */
export async function openSession(
  parts: Pick<AccountsParts, 'db' | 'tokens' | 'readPlan'>,
  user: UserRow,
  { rememberMe, locale, device, address, days, event = 'logged_in' }: Wish & Pick<Client, 'locale' | 'device'>,
): Promise<Session> {
  const usualMs = rememberMe ? LIFETIME_MS.remembered : LIFETIME_MS.otherwise;
  const lifetimeMs = days === undefined ? usualMs : days * 24 * HOUR_MS;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const session = await insertSession(parts.db, { userId: user.id, rememberMe, device, expiresAt, lastUsedAt: now });
  if (!user.isGuest) await recordAuthEvent(parts.db, user.id, event, { address, device });
  return { ...(await issueTokens(parts, session)), user: await presentUser(parts, user, locale) };
}
