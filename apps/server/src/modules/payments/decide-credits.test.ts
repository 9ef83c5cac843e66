import { expect, it } from 'vitest';
import { decideCredits } from './decide-credits.ts';
import type { TransactionFacts } from './payment-provider-port.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const facts = (change: Partial<TransactionFacts>): TransactionFacts => ({
  id: 'txn_1',
  status: 'completed',
  origin: 'checkout',
  customerId: 'ctm_1',
  userId: 'u',
  checkoutId: null,
  subscriptionId: 'sub_1',
  plan: 'starter',
  totalMinor: 1999,
  taxMinor: 0,
  currency: 'USD',
  period: { startsAt: at(1), endsAt: at(31) },
  share: 1,
  startsTrial: false,
  invoiceNumber: null,
  paidAt: at(1),
  occurredAt: at(1),
  ...change,
});

it.each([
  ['a set', { plan: 'one_time', subscriptionId: null, period: null }, 1, 'txn:txn_1:credits'],
  ['a first month', {}, 15, 'sub:sub_1:2026-01-01T00:00:00.000Z:credits'],
  ['a renewal', { origin: 'renewal', plan: 'premium' }, 75, 'sub:sub_1:2026-01-01T00:00:00.000Z:credits'],
  ['a trial', { plan: 'pro', totalMinor: 0, startsTrial: true }, 5, 'user:u:trial_started'],
] as const)('gives %s its credits under its own cause key', (_, change, credits, causeKey) => {
  expect(decideCredits(facts(change), 'u', null)).toMatchObject({ credits, causeKey });
});

it.each([
  ['a month that cost nothing', { totalMinor: 0 }],
  ['an unknown price', { plan: null }],
  ['a new card', { origin: 'other' }],
] as const)('gives nothing for %s', (_, change) => {
  expect(decideCredits(facts(change), 'u', null)).toBeNull();
});

it.each([
  ['starter', 'pro', 1, 20],
  ['starter', 'pro', 0.5, 10],
  ['starter', 'pro', 0.51, 11],
  ['starter', 'premium', 1 / 3, 20],
  ['pro', 'premium', 0.001, 1],
  ['premium', 'starter', 1, 0],
  [null, 'pro', 1, 35],
] as const)(
  'gives for a change from %s to %s with %f of the period left %i credits',
  (before, plan, share, credits) => {
    const decision = decideCredits(facts({ origin: 'change', plan, share }), 'u', before);
    expect(decision).toMatchObject({ credits, causeKey: 'txn:txn_1:credits', cause: 'plan_upgraded' });
  },
);
