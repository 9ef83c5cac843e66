// @vitest-environment happy-dom
import type { Subscription } from '@vitrine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { PlanStanding } from './plan-standing.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const END = '2026-12-05T10:00:00Z';
const sub = (part: Partial<Subscription> = {}): Subscription => ({
  plan: 'pro',
  status: 'active',
  price: 39.99,
  currency: 'USD',
  credits_per_month: 35,
  started_at: '2026-11-05T10:00:00Z',
  next_payment_at: END,
  trial_ends_at: null,
  ends_at: null,
  next_plan: null,
  priority: true,
  api_access: false,
  phone_support: false,
  ...part,
});

const show = (subscription: Subscription | null) =>
  act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <PlanStanding subscription={subscription} />
            </MemoryRouter>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>,
    );
  });

it.each([
  ['no plan', null, 'You have no plan. Choose one below, or buy a single set whenever you need it.', null],
  [
    'a trial',
    sub({ status: 'trialing', trial_ends_at: END }),
    'You are trying Pro free until 5 December 2026. Then the first payment of $39.99 is due; cancel before and you pay nothing.',
    'Manage the plan',
  ],
  [
    'a trial that was cancelled',
    sub({ status: 'trialing', trial_ends_at: END, ends_at: END, next_payment_at: null }),
    'Your free trial of Pro ends on 5 December 2026. You will not be charged.',
    'Keep the plan after all',
  ],
  [
    'a plan',
    sub(),
    'You have Pro: 35 credits a month. The next payment of $39.99 is due on 5 December 2026.',
    'Manage the plan',
  ],
  [
    'a plan with a scheduled change',
    sub({ plan: 'premium', next_plan: 'starter' }),
    'You have Premium until 5 December 2026. From then on you have Starter.',
    'Manage the plan',
  ],
  [
    'a plan that was cancelled',
    sub({ ends_at: END, next_payment_at: null }),
    'You have cancelled Pro. It still runs until 5 December 2026, and your credits stay yours after that.',
    'Keep the plan after all',
  ],
  [
    'a plan that is not paid',
    sub({ status: 'past_due' }),
    'The last payment for Pro did not go through. Update your card and the plan goes on; your credits stay yours meanwhile.',
    'Update the card',
  ],
])('shows the state with %s, and the next action', async (_, subscription, sentence, way) => {
  await show(subscription);
  expect(await screen.findByText(sentence)).toBeTruthy();
  const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(ways.map(({ textContent }) => textContent)).toEqual(way === null ? [] : [way]);
});

it('shows it in Arabic, with the amount from left to right', async () => {
  localStorage.setItem('language', 'ar');
  await show(sub());
  expect(await screen.findByText(/لديك Pro \(35 رصيدًا شهريًا\).*\u2066\$39\.99\u2069.*5 ديسمبر 2026/)).toBeTruthy();
});
