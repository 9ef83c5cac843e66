// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../lib/api/problem.ts';
import { isRemembered, readTokens, saveSession } from '../../../lib/session/tokens.ts';
import { useConfirm, useLogin, useResetPassword, useSignup } from './use-enter.ts';

const tokens = (name: string) => ({
  access_token: name,
  refresh_token: `r-${name}`,
  token_expires_at: Math.floor(Date.now() / 1000) + 900,
});
const fetched = vi.fn<typeof fetch>();
const sent = (): unknown[] => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string));
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ...tokens('new'), user: { id: 'u' } })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([true, false])(
  'confirming an address requests a session as long as the current one (%s)',
  async (remembered) => {
    saveSession(tokens('old'), remembered);
    const { result } = renderHook(useConfirm, { wrapper });
    await act(() => result.current.mutateAsync('t'));
    expect(sent()).toEqual([{ token: 't', remember_me: remembered }]);
    expect([readTokens()?.accessToken, isRemembered()]).toEqual(['new', remembered]);
  },
);

it.each([true, false])('a new password requests a session as long as the current one (%s)', async (remembered) => {
  saveSession(tokens('old'), remembered);
  const { result } = renderHook(useResetPassword, { wrapper });
  await act(() => result.current.mutateAsync({ token: 't', new_password: 'a blue teapot' }));
  expect(sent()).toEqual([{ token: 't', new_password: 'a blue teapot', remember_me: remembered }]);
  expect([readTokens()?.accessToken, isRemembered()]).toEqual(['new', remembered]);
});

const CREDENTIALS = { email: 'ann@example.com', password: 'a blue teapot' };
const pathOf = (input: RequestInfo | URL): string => (typeof input === 'string' ? input : '').replace(/^.*\/api/, '');
const asked = (): string[] => fetched.mock.calls.map(([input]) => pathOf(input));

it('a guest not loaded yet becomes the account, instead of a second one being created', async () => {
  saveSession(tokens('guest'), true);
  const { result } = renderHook(useSignup, { wrapper });
  await act(() => result.current.mutateAsync(CREDENTIALS));
  expect(asked()).toEqual(['/auth/me', '/auth/guest/upgrade']);
});

it('a visitor without a valid session creates a new account', async () => {
  const { result } = renderHook(useSignup, { wrapper });
  await act(() => result.current.mutateAsync(CREDENTIALS));
  expect(asked()).toEqual(['/auth/signup']);

  fetched
    .mockReset()
    .mockImplementation((input) =>
      Promise.resolve(
        pathOf(input) === '/auth/signup'
          ? Response.json({ ...tokens('new'), user: { id: 'u' } })
          : Response.json({ code: 'session_expired' }, { status: 401 }),
      ),
    );
  saveSession(tokens('over'), true);
  const again = renderHook(useSignup, { wrapper });
  await act(() => again.result.current.mutateAsync(CREDENTIALS));
  expect(asked().at(-1)).toBe('/auth/signup');
  expect(asked()).not.toContain('/auth/guest/upgrade');
});

it('a guest who logs in is sent to the server, and stays a guest after a wrong password', async () => {
  saveSession(tokens('guest'), true);
  fetched
    .mockReset()
    .mockImplementation((input) =>
      Promise.resolve(
        pathOf(input) === '/auth/me'
          ? Response.json({ id: 'g', is_guest: true })
          : Response.json({ code: 'invalid_credentials' }, { status: 401 }),
      ),
    );
  const { result } = renderHook(useLogin, { wrapper });
  await act(() => expect(result.current.mutateAsync(CREDENTIALS)).rejects.toMatchObject({ status: 401 }));
  expect(asked()).toEqual(['/auth/me', '/auth/login']);
  expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get('Authorization')).toBe('Bearer guest');
  expect(readTokens()?.accessToken).toBe('guest');
});

/** Tokens that name their user, like the server's. */
const tokensOf = (id: string) => ({ ...tokens(''), access_token: `x.${btoa(JSON.stringify({ sub: id }))}.x` });

it.each([
  [true, { 'draft.ann.settings': 'typed' }],
  [false, {}],
])('drafts go with a guest who joins an account (%s), and with nobody else', async (guest, left) => {
  saveSession(tokensOf('before'), true);
  sessionStorage.setItem('draft.before.settings', 'typed');
  fetched
    .mockReset()
    .mockImplementation((input) =>
      Promise.resolve(
        Response.json(
          pathOf(input) === '/auth/me'
            ? { id: 'before', is_guest: guest }
            : { ...tokensOf('ann'), user: { id: 'ann', is_guest: false } },
        ),
      ),
    );
  const { result } = renderHook(useLogin, { wrapper });
  await act(() => result.current.mutateAsync({ ...CREDENTIALS, remember_me: true }));
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(left);
});

it('a possible guest waits for an unreachable server', async () => {
  saveSession(tokens('guest'), true);
  fetched.mockReset().mockRejectedValue(new TypeError('away'));
  const { result } = renderHook(useSignup, { wrapper });
  await act(() => expect(result.current.mutateAsync(CREDENTIALS)).rejects.toBeInstanceOf(NetworkError));
  expect(asked()).toEqual(['/auth/me']);
});
