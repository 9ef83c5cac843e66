// @vitest-environment happy-dom
import type { Checkout, User } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCheckout } from '../../features/payments/pending-checkout.ts';
import { PaymentWatch } from '../../features/payments/components/payment-watch.tsx';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { saveSession } from '../../lib/session/tokens.ts';
import { Toaster } from '../../ui/toaster.tsx';
import Confirmed from './confirmed.tsx';
import PaymentSuccess from './payment-success.tsx';
import ThankYou from './thank-you.tsx';

/** Pages that thank or confirm do so only if the server confirms it. */
const ID = '0198c0de-0000-4000-8000-000000000001';
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString();
const user: Partial<User> = {
  id: 'u',
  email: 'ann@example.com',
  is_guest: false,
  email_verified: true,
  credits_balance: 3,
  pending_credits: 0,
};
const checkout: Partial<Checkout> = { id: ID, plan: 'one_time', status: 'completed', credits: 1 };
let server: Record<string, unknown>;

const answer: typeof fetch = async (input) => {
  const path = (typeof input === 'string' ? input : '').replace('/api', '');
  if (path in server) return Response.json(server[path]);
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify({ code: 'not_found', detail: 'There is nothing here.' }), {
    status: 404,
    headers,
  });
};

async function open(Page: ComponentType, address: string) {
  const Nothing = () => <p>another page</p>;
  const router = createMemoryRouter(
    [
      { path: new URL(address, 'http://x').pathname, Component: Page },
      { path: '*', Component: Nothing },
    ],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
          <Toaster label="Notifications" direction="ltr" dark={false} />
        </LanguageProvider>
      </Suspense>,
    );
  });
  return () => router.state.location.pathname + router.state.location.search;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const signIn = () =>
  saveSession({ access_token: 'a', refresh_token: 'r', token_expires_at: Math.floor(Date.now() / 1000) + 900 }, true);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
  server = { '/auth/me': user, '/payments/subscription': { subscription: null } };
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/thank-you', ThankYou],
  [`/thank-you?checkout=${ID}`, ThankYou],
  ['/payment-success', PaymentSuccess],
  [`/payment-success?checkout=${ID}`, PaymentSuccess],
])('%s without a purchase thanks for none', async (address, Page) => {
  await open(Page, address);
  await title('We do not know this purchase');
  expect(document.body.textContent).not.toContain('Thank you');
});

it.each(['open', 'failed', 'closed'] as const)(
  'a purchase that is %s is shown as pending, without thanks',
  async (status) => {
    server[`/payments/checkouts/${ID}`] = { ...checkout, status };
    const where = await open(ThankYou, `/thank-you?checkout=${ID}&next=%2Fgenerate`);
    await screen.findByText('another page');
    expect(where()).toBe(`/payment-success?checkout=${ID}&next=%2Fgenerate`);
  },
);

it('a paid purchase shows thanks', async () => {
  server[`/payments/checkouts/${ID}`] = checkout;
  await open(ThankYou, `/thank-you?checkout=${ID}`);
  await title('Thank you');
  expect(await screen.findByText('1 credit added. You have 3 credits now.')).toBeTruthy();
});

it.each([
  ['it is confirmed', user, 'Your address is confirmed'],
  ['it is not confirmed', { ...user, email_verified: false, pending_credits: 2 }, 'Your address is not confirmed yet'],
  ['there is none', { ...user, email: null, is_guest: true, email_verified: false }, 'There is no address to confirm'],
])('a confirmed address: %s', async (_, me, said) => {
  server['/auth/me'] = me;
  await open(Confirmed, '/auth/confirmed');
  await title(said);
  const isSaid = (document.body.textContent ?? '').includes('Your address is confirmed');
  expect(isSaid).toBe(me.email_verified === true);
});

it('an address is shown as confirmed only to its owner', async () => {
  localStorage.clear();
  await open(Confirmed, '/email-confirmed');
  await title('Log in to see your address');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Femail-confirmed');
});

it.each([
  ['trialing', 'Your free trial has begun: 5 credits added.'],
  ['active', 'Your payment is confirmed: 5 credits added.'],
])('a plan that is %s: when its credits arrive', async (status, said) => {
  server[`/payments/checkouts/${ID}`] = { ...checkout, plan: 'pro', credits: 5 };
  server['/payments/subscription'] = { subscription: { plan: 'pro', status, trial_ends_at: IN_A_WEEK } };
  watchCheckout(ID);
  await open(() => <PaymentWatch quiet={false} />, '/dashboard');
  expect(await screen.findByText(said, { exact: false })).toBeTruthy();
  const isPaid = (document.body.textContent ?? '').includes('Your payment is confirmed');
  expect(isPaid).toBe(status === 'active');
});
