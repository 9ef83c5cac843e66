// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRemembered, readTokens, saveSession } from '../../../lib/session/tokens.ts';
import { useConfirm, useResetPassword } from './use-enter.ts';

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

it.each([true, false])('a confirmed address asks for a session as long as the one here (%s)', async (remembered) => {
  saveSession(tokens('old'), remembered);
  const { result } = renderHook(useConfirm, { wrapper });
  await act(() => result.current.mutateAsync('t'));
  expect(sent()).toEqual([{ token: 't', remember_me: remembered }]);
  expect([readTokens()?.accessToken, isRemembered()]).toEqual(['new', remembered]);
});

it.each([true, false])('a new password asks for a session as long as the one here (%s)', async (remembered) => {
  saveSession(tokens('old'), remembered);
  const { result } = renderHook(useResetPassword, { wrapper });
  await act(() => result.current.mutateAsync({ token: 't', new_password: 'a blue teapot' }));
  expect(sent()).toEqual([{ token: 't', new_password: 'a blue teapot', remember_me: remembered }]);
  expect([readTokens()?.accessToken, isRemembered()]).toEqual(['new', remembered]);
});
