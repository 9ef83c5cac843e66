import type { Session } from '@vitrine/contract';
import { NetworkError, readProblem } from '../api/problem.ts';
import { readJson } from '../read-json.ts';
import { reportSilence } from '../connection.ts';
import { keepRenewed } from './other-tabs.ts';
import { clearSession, readTokens } from './tokens.ts';

/** Seconds before its expiry at which a token counts as expired. */
const MARGIN_S = 60;

const isFresh = (expiresAt: number): boolean => expiresAt - MARGIN_S > Date.now() / 1000;

let underWay: Promise<string | null> | undefined;

/**
 * One refresh at a time across all tabs: the second one finds the first one's tokens. Without locks (pages not served over HTTPS)
 * at least one at a time in this tab.
 */
const alone = (work: () => Promise<string | null>): Promise<string | null> => {
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) return locks.request('vitrine-session', work);
  underWay ??= work().finally(() => {
    underWay = undefined;
  });
  return underWay;
};

/**
 * An access token valid for another minute, or null if nobody is signed in. `rejected` is a token that the server has just
 * refused. Throws NetworkError or ProblemError if the server gave no answer about the session.
 */
export async function freshAccessToken(rejected?: string): Promise<string | null> {
  const usable = () => {
    const tokens = readTokens();
    return tokens && tokens.accessToken !== rejected && isFresh(tokens.expiresAt) ? tokens.accessToken : null;
  };
  return usable() ?? (hasTokens() ? alone(async () => usable() ?? refresh()) : null);
}

const hasTokens = () => readTokens() !== null;

async function refresh(): Promise<string | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: tokens.refreshToken }),
  }).catch((error: unknown) => {
    reportSilence();
    throw new NetworkError(error);
  });
  if (response.ok) {
    const session = await readJson<Session>(response);
    // The user signed out meanwhile: stay signed out.
    if (readTokens()?.refreshToken === tokens.refreshToken) keepRenewed(session, tokens.refreshToken);
    return readTokens()?.accessToken ?? null;
  }
  if (response.status >= 500 || response.status === 429) throw await readProblem(response);
  if (readTokens()?.refreshToken === tokens.refreshToken) clearSession();
  return null;
}
