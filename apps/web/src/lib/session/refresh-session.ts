import type { Session } from '@vitrine/contract';
import { NetworkError, readProblem } from '../api/problem.ts';
import { readJson } from '../read-json.ts';
import { reportSilence } from '../connection.ts';
import { keepRenewed } from './other-tabs.ts';
import { clearSession, readTokens } from './tokens.ts';

/** Seconds before the end at which a token counts as spent. */
const MARGIN_S = 60;

const isFresh = (expiresAt: number): boolean => expiresAt - MARGIN_S > Date.now() / 1000;

let underWay: Promise<string | null> | undefined;

/**
 * One refresh at a time over all tabs: the second one finds the tokens of the first. Without locks (pages that do not
 * come over HTTPS) at least one at a time in this tab.
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
 * An access token that is good for another minute, or null when nobody is signed in. `rejected` is a token the server
 * has just refused. Throws NetworkError or ProblemError when the server gave no answer about the session.
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
    // Signed out while the answer was on its way: stay signed out.
    if (readTokens()?.refreshToken === tokens.refreshToken) keepRenewed(session, tokens.refreshToken);
    return readTokens()?.accessToken ?? null;
  }
  if (response.status >= 500 || response.status === 429) throw await readProblem(response);
  if (readTokens()?.refreshToken === tokens.refreshToken) clearSession();
  return null;
}
