// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { saveSession } from '../../../lib/session/tokens.ts';
import { PasswordForm } from './password-form.tsx';

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
const sent = () =>
  fetched.mock.calls.map(([path, init]) => [path, new URLSearchParams(init?.body as URLSearchParams).toString()]);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (current: string, next: string) => {
  fireEvent.change(field('Current password'), { target: { value: current } });
  fireEvent.change(field('New password'), { target: { value: next } });
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
};

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const expires = Math.floor(Date.now() / 1000) + 900;
  saveSession({ access_token: 'a', refresh_token: 'r', token_expires_at: expires }, false);
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <PasswordForm email="seller@example.com" />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  await screen.findByLabelText('Current password');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('requires both passwords, and focuses the missing one', () => {
  type('', 'short');
  expect(field('Current password')).toBe(document.activeElement);
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it('shows the server’s error beside the field, and keeps the input', async () => {
  const errors = [{ field: 'current_password', message: 'This is not your current password.' }];
  fetched.mockResolvedValue(json({ code: 'wrong_password', errors }, 422));
  type('wrong', 'a blue teapot');
  await screen.findByText('This is not your current password.');
  expect(sent()).toEqual([['/api/auth/change-password', 'current_password=wrong&new_password=a+blue+teapot']]);
  await waitFor(() => expect(field('Current password')).toBe(document.activeElement));
  expect([field('Current password').value, field('New password').value]).toEqual(['wrong', 'a blue teapot']);
});

it('reports why nothing was changed when the server is away', async () => {
  fetched.mockRejectedValue(new TypeError('network'));
  type('old password', 'a blue teapot');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to change passwordNetwork error. Please check your connection.');
  expect(field('New password').value).toBe('a blue teapot');
});

it('clears its fields after the change', async () => {
  fetched.mockResolvedValue(json({ changed: true }));
  type('old password', 'a blue teapot');
  await waitFor(() => expect(field('New password').value).toBe(''));
});
