// @vitest-environment happy-dom
import type { User } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteLeave } from '../../features/accounts/away-at-google.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { readTokens, saveSession } from '../../lib/session/tokens.ts';
import Callback from './callback.tsx';

const expires = Math.floor(Date.now() / 1000) + 900;
const userOf = (name: string): Partial<User> => ({ id: name, email: `${name}@example.com`, is_guest: false });
const USERS: Record<string, Partial<User>> = {
  own: userOf('own'),
  other: userOf('other'),
  guest: { id: 'guest', email: null, is_guest: true },
};
const fetched = vi.fn<typeof fetch>();
const asked = () =>
  fetched.mock.calls.map(([path, init]) => `${path as string} ${new Headers(init?.headers).get('authorization')}`);

/** Answers like the server: the token names its user. */
const answer: typeof fetch = async (path, init) => {
  if (path === '/api/auth/logout') return new Response(null, { status: 204 });
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
  const user = USERS[token];
  if (user) return Response.json(user);
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify({ code: 'unauthorized' }), { status: 401, headers });
};

async function arrive(token: string) {
  window.history.replaceState(
    null,
    '',
    `/auth/callback#access_token=${token}&refresh_token=r-${token}&token_expires_at=${expires}`,
  );
  const Nothing = () => null;
  const router = createMemoryRouter(
    [
      { path: '/auth/callback', Component: Callback },
      { path: '*', Component: Nothing },
    ],
    { initialEntries: ['/auth/callback'] },
  );
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  return () => router.state.location.pathname + router.state.location.search;
}
const question = () => screen.findByRole('heading', { name: 'Continue as own@example.com?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const signedInAs = (token: string) =>
  saveSession({ access_token: token, refresh_token: `r-${token}`, token_expires_at: expires }, true);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([true, false])('keeps a session that this tab requested (remember: %s)', async (remember) => {
  noteLeave({ remember });
  const where = await arrive('own');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect((remember ? localStorage : sessionStorage).getItem('access_token')).toBe('own');
  expect(sessionStorage.getItem('google_away')).toBeNull();
});

it('asks about a session that no tab requested, and keeps nothing before the answer', async () => {
  const where = await arrive('own');
  await question();
  expect([readTokens(), where()]).toEqual([null, '/auth/callback']);
  press('Continue');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(readTokens()?.accessToken).toBe('own');
});

it('ends a refused session', async () => {
  const where = await arrive('own');
  await question();
  press('Cancel');
  await waitFor(() => expect(where()).toBe('/'));
  expect(readTokens()).toBeNull();
  expect(asked()).toEqual(['/api/auth/me Bearer own', '/api/auth/logout Bearer own']);
});

it('asks when the tab’s request was too long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * 60_000 });
  noteLeave({ remember: true });
  vi.useRealTimers();
  await arrive('own');
  await question();
  expect(readTokens()).toBeNull();
});

it('asks when another account is signed in here, and keeps it on cancel', async () => {
  signedInAs('other');
  noteLeave({ remember: true });
  const where = await arrive('own');
  await question();
  expect(screen.getByText('So far you are signed in here as other@example.com.')).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(readTokens()?.accessToken).toBe('other');
});

it('lets a guest become an account without asking', async () => {
  signedInAs('guest');
  noteLeave({ remember: true });
  const where = await arrive('own');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(readTokens()?.accessToken).toBe('own');
});

it('keeps the current session when the link carries no valid one', async () => {
  signedInAs('other');
  const where = await arrive('forged');
  await waitFor(() => expect(where()).toBe('/login?error=oauth_failed'));
  expect(readTokens()?.accessToken).toBe('other');
});
