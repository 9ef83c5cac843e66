// @vitest-environment happy-dom
import type { Session } from '@vitrine/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../connection.ts';
import { hasSession, readTokens, saveSession } from '../session/tokens.ts';
import { onUserUpdate } from '../session/user-updates.ts';
import { NetworkError, ProblemError } from './problem.ts';
import { request } from './request.ts';

const session = (name: string) =>
  ({ access_token: name, refresh_token: `r-${name}`, token_expires_at: 9999999999 }) as Session;
const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
const bearer = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('Authorization');

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  document.documentElement.lang = 'de';
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('sends the token and the language', async () => {
  saveSession(session('a'), true);
  fetched.mockResolvedValue(json({}));
  await request('/api/x');
  expect(bearer(0)).toBe('Bearer a');
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('de');
});

it('renews a refused token and repeats the request', async () => {
  saveSession(session('a'), true);
  fetched
    .mockResolvedValueOnce(json({}, 401))
    .mockResolvedValueOnce(json(session('b')))
    .mockResolvedValueOnce(json({ ok: true }));
  expect(await (await request('/api/x')).json()).toEqual({ ok: true });
  expect(bearer(2)).toBe('Bearer b');
});

it('ends the session when a renewed token is refused too', async () => {
  saveSession(session('a'), true);
  fetched
    .mockResolvedValueOnce(json({}, 401))
    .mockResolvedValueOnce(json(session('b')))
    .mockResolvedValueOnce(json({ code: 'unauthorized' }, 401));
  await expect(request('/api/x')).rejects.toThrow(ProblemError);
  expect(hasSession()).toBe(false);
});

it('keeps the session on any other refusal', async () => {
  saveSession(session('a'), true);
  fetched.mockResolvedValue(json({ code: 'forbidden', detail: 'No.' }, 403));
  await expect(request('/api/x')).rejects.toMatchObject({ status: 403, code: 'forbidden', detail: 'No.' });
  expect(readTokens()?.accessToken).toBe('a');
});

it.each([402, 403])('refetches the credits when a change is refused with %i, not a query', async (status) => {
  const asked = vi.fn<() => void>();
  const stop = onUserUpdate(asked);
  fetched.mockImplementation(async () => json({}, status));
  await expect(request('/api/jobs', { method: 'POST' })).rejects.toMatchObject({ status });
  expect(asked).toHaveBeenCalledOnce();
  await expect(request('/api/auth/me', { method: 'GET' })).rejects.toMatchObject({ status });
  await expect(request('/api/auth/me')).rejects.toMatchObject({ status });
  expect(asked).toHaveBeenCalledOnce();
  stop();
});

it('notices when the server is unreachable and when it is back', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(request('/api/x')).rejects.toThrow(NetworkError);
  expect(connection()).toBe('silent');
  fetched.mockResolvedValueOnce(json({}));
  await request('/api/x');
  expect(connection()).toBe('online');
});
