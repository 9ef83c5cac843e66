// @vitest-environment happy-dom
import type { Session } from '@vitrine/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, ProblemError } from '../api/problem.ts';
import { freshAccessToken } from './refresh-session.ts';
import { clearSession, hasSession, readTokens, saveSession } from './tokens.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const session = (name: string, lifeS: number) =>
  ({ access_token: name, refresh_token: `r-${name}`, token_expires_at: inSeconds(lifeS) }) as Session;
const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('returns a valid token without asking the server', async () => {
  saveSession(session('a', 900), true);
  expect(await freshAccessToken()).toBe('a');
  expect(fetched).not.toHaveBeenCalled();
});

it('renews a token shortly before its end, and keeps the storage it was in', async () => {
  saveSession(session('a', 30), true);
  fetched.mockResolvedValue(json(session('b', 900)));
  expect(await freshAccessToken()).toBe('b');
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ refresh_token: 'r-a' });
  expect(localStorage.getItem('access_token')).toBe('b');
});

it('renews once for many callers', async () => {
  saveSession(session('a', -1), false);
  fetched.mockImplementation(() => Promise.resolve(json(session('b', 900))));
  const tokens = await Promise.all([freshAccessToken(), freshAccessToken(), freshAccessToken()]);
  expect(tokens).toEqual(['b', 'b', 'b']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('renews a valid token that the server has refused', async () => {
  saveSession(session('a', 900), false);
  fetched.mockResolvedValue(json(session('b', 900)));
  expect(await freshAccessToken('a')).toBe('b');
});

it('ends the session when the refresh token is refused', async () => {
  saveSession(session('a', -1), true);
  fetched.mockResolvedValue(json({ code: 'session_expired' }, 401));
  expect(await freshAccessToken()).toBeNull();
  expect(hasSession()).toBe(false);
});

it('keeps the session when the server fails or is unreachable', async () => {
  saveSession(session('a', -1), true);
  fetched.mockResolvedValueOnce(json({}, 503));
  await expect(freshAccessToken()).rejects.toThrow(ProblemError);
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(freshAccessToken()).rejects.toThrow(NetworkError);
  expect(readTokens()?.accessToken).toBe('a');
});

it('stays signed out if the user logs out before the answer arrives', async () => {
  saveSession(session('a', -1), true);
  fetched.mockImplementation(() => {
    clearSession();
    return Promise.resolve(json(session('b', 900)));
  });
  expect(await freshAccessToken()).toBeNull();
  expect(hasSession()).toBe(false);
});
