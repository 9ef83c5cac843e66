import { safeReturnTo } from '@vitrine/contract/return-to';
import type { SessionTokens } from '../../lib/session/tokens.ts';

interface HandedSession {
  tokens: SessionTokens;
  /** A path of this site, or null. */
  returnTo: string | null;
}

/** The session in the fragment of Google's redirect; null if a part is missing. */
export function readHandedSession(hash: string): HandedSession | null {
  const carried = new URLSearchParams(hash.slice(1));
  const access_token = carried.get('access_token');
  const refresh_token = carried.get('refresh_token');
  const token_expires_at = Number(carried.get('token_expires_at'));
  if (!access_token || !refresh_token || !Number.isSafeInteger(token_expires_at)) return null;
  return {
    tokens: { access_token, refresh_token, token_expires_at },
    returnTo: safeReturnTo(carried.get('return_to')),
  };
}

let handed: string | null = null;

/** Removes a link's fragment from the address bar and the history at once. */
export function wipeHash(): string {
  const { hash, pathname } = window.location;
  window.history.replaceState(window.history.state, '', pathname);
  return hash;
}

/** Takes a link's fragment, and keeps it in memory for the next page. */
export function handOverHash(): void {
  handed = wipeHash();
}

/** The kept fragment, once; else the address's. */
export function spendHash(): string {
  const hash = handed ?? wipeHash();
  handed = null;
  return hash;
}
