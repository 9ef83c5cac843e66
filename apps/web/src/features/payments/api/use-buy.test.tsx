// @vitest-environment happy-dom
import type { CheckoutStart } from '@vitrine/contract';
import type { CheckoutPlan } from '@vitrine/contract/prices';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { onUserUpdate } from '../../../lib/session/user-updates.ts';
import { CheckoutNotice } from '../components/checkout-notice.tsx';
import type { CheckoutHandlers } from '../open-checkout.ts';
import { parsePending, pendingCheckoutText } from '../pending-checkout.ts';
import { useBuy } from './use-buy.ts';

const ID = '0198c0de-0000-4000-8000-000000000001';
const start = (plan: CheckoutPlan): CheckoutStart => ({
  success: true,
  plan,
  paddle_subscription_data: {
    paddle_overlay_data: {
      price_id: 'pri_1',
      transaction_id: 'txn_1',
      custom_data: { checkoutId: ID },
      client_token: 'local',
      environment: 'local',
      currency: 'USD',
      amount: 9.99,
    },
  },
});

const fetched = vi.fn<typeof fetch>();
const bought = vi.fn<(id: string) => void>();
const updated = vi.fn<() => void>();
let stop = () => {};
let opened: { start: CheckoutStart; handlers: CheckoutHandlers } | null = null;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
/** Answers by the requested path. */
const answer = (answers: Record<string, () => Response>) =>
  fetched.mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : input.toString();
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) throw new TypeError(`nothing at ${path}`);
    return found[1]();
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetched);
  sessionStorage.clear();
  opened = null;
  for (const mock of [fetched, bought, updated]) mock.mockReset();
  stop = onUserUpdate(updated);
});
afterEach(() => {
  cleanup();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shop({ plan }: { plan: CheckoutPlan }) {
  const { buy, busy, notBought } = useBuy((given, handlers) => {
    opened = { start: given, handlers };
  }, bought);
  return (
    <>
      <button type="button" disabled={busy !== null} onClick={() => buy(plan)}>
        Buy
      </button>
      <CheckoutNotice notBought={notBought} />
      <Toaster label="Notifications" direction="ltr" dark={false} />
    </>
  );
}

async function press(plan: CheckoutPlan) {
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <Shop plan={plan} />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Buy' }));
}
const overlay = () => vi.waitFor(() => opened ?? Promise.reject(new Error('not open')), 20_000);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Buy' });

it('confirms, refreshes the user, and continues after 1.5 seconds', async () => {
  answer({ '/subscription/create': () => json(start('pro')), '/auth/me': () => json({}) });
  await press('pro');
  const { handlers } = await overlay();
  expect(button().disabled).toBe(true);
  await act(async () => handlers.onCompleted());
  expect(await screen.findByText('Welcome to Pro!')).toBeTruthy();
  expect(updated).toHaveBeenCalledOnce();
  expect(parsePending(pendingCheckoutText.read())?.id).toBe(ID);
  expect(bought).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(bought).toHaveBeenCalledExactlyOnceWith(ID);
  expect(button().disabled).toBe(false);
});

it('asks for a reload when the user cannot be refreshed after the payment', async () => {
  answer({ '/one-time/create': () => json(start('one_time')), '/auth/me': () => json({}, 500) });
  await press('one_time');
  const { handlers } = await overlay();
  await act(async () => handlers.onCompleted());
  expect(await screen.findByText('Please refresh the page to see your credits.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(bought).toHaveBeenCalledOnce();
});

it('reports that nothing was charged when closed, and allows another purchase', async () => {
  answer({ '/one-time/create': () => json(start('one_time')) });
  await press('one_time');
  const { handlers } = await overlay();
  await act(async () => handlers.onClosed());
  expect(await screen.findByText('The checkout was closed. Nothing was charged.')).toBeTruthy();
  expect(button().disabled).toBe(false);
  expect(pendingCheckoutText.read()).toBeNull();
});

it('shows the specified sentence when the checkout fails', async () => {
  answer({ '/subscription/create': () => json(start('starter')) });
  await press('starter');
  const { handlers } = await overlay();
  await act(async () => handlers.onFailed());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('There was an error processing your subscription. Please try again.');
});

it('shows the specified sentence and the server’s when a subscription cannot start', async () => {
  const detail = 'You already have a subscription.';
  answer({ '/subscription/create': () => json({ code: 'already_subscribed', detail }, 409) });
  await press('premium');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Failed to create subscription: ${detail}`);
  expect(opened).toBeNull();
});
