// @vitest-environment happy-dom
import type { User } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { saveSession } from '../../../lib/session/tokens.ts';
import { DeleteForm } from './delete-form.tsx';

const fetched = vi.fn<typeof fetch>();
const problem = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
const sent = () => fetched.mock.calls.map(([path, init]) => [init?.method, path, init?.body]);
const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function show(user: Pick<User, 'email' | 'has_password'>): Promise<void> {
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <DeleteForm user={user as User} onKeep={() => undefined} />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  await screen.findByRole('button', { name: 'Delete for good' });
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  const expires = Math.floor(Date.now() / 1000) + 900;
  saveSession({ access_token: 'a', refresh_token: 'r', token_expires_at: expires }, false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for the password of an account that has one, and reports a wrong one beside the field', async () => {
  const errors = [{ field: 'password', message: 'This is not your current password.' }];
  fetched.mockResolvedValueOnce(problem({ code: 'wrong_password', errors }, 422));
  await show({ email: 'seller@example.com', has_password: true });
  remove();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  type('Your password', 'a blue teapot');
  remove();
  await screen.findByText('This is not your current password.');
  expect(sent()).toEqual([['DELETE', '/api/user', '{"password":"a blue teapot"}']]);
});

it('asks for the address if there is no password', async () => {
  await show({ email: 'seller@example.com', has_password: false });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  remove();
  type('Your e-mail address, to confirm', 'other@example.com');
  remove();
  expect(screen.getByText('This is not the e-mail address of your account.')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  type('Your e-mail address, to confirm', ' Seller@Example.com ');
  remove();
  await waitFor(() => expect(sent()).toEqual([['DELETE', '/api/user', '{}']]));
});

it('reports that a password was set elsewhere meanwhile', async () => {
  fetched.mockResolvedValueOnce(problem({ code: 'wrong_password', errors: [] }, 422));
  await show({ email: 'seller@example.com', has_password: false });
  type('Your e-mail address, to confirm', 'seller@example.com');
  remove();
  expect((await screen.findByRole('alert')).textContent).toContain('The account could not be deleted');
});

it('asks a guest for neither', async () => {
  await show({ email: null, has_password: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  remove();
  await waitFor(() => expect(sent()).toEqual([['DELETE', '/api/user', '{}']]));
});
