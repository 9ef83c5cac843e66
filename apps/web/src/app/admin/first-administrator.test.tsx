// @vitest-environment happy-dom
import type { User } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { saveSession } from '../../lib/session/tokens.ts';
import { FirstAdministrator } from './first-administrator.tsx';

const fetched = vi.fn<typeof fetch>();
const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ code }), { status, headers: { 'Content-Type': 'application/problem+json' } });
const show = (user: Partial<User>) =>
  act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <FirstAdministrator user={user as User} token="the-token" />
            </MemoryRouter>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  saveSession({ access_token: 'a', refresh_token: 'r', token_expires_at: Math.floor(Date.now() / 1000) + 900 }, false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('takes the role with one press, or reports why not', async () => {
  fetched.mockResolvedValue(problem('invalid_token', 400));
  await show({ email: 'boss@shop.example', email_verified: true, is_guest: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Become the administrator' }));
  await screen.findByRole('alert');
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    '/api/user/first-administrator',
    'POST',
    JSON.stringify({ token: 'the-token' }),
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Become the administrator' }).disabled).toBe(false);
});

it.each([
  [{ email: 'new@shop.example', email_verified: false, is_guest: false }],
  [{ email: null, email_verified: false, is_guest: true }],
])('leads to the account page without a confirmed account: %j', async (user) => {
  await show(user);
  expect((await screen.findByRole('link', { name: 'To the account' })).getAttribute('href')).toBe('/account');
  expect(screen.queryByRole('button', { name: 'Become the administrator' })).toBeNull();
});
