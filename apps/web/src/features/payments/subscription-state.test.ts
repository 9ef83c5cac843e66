import type { Subscription } from '@vitrine/contract';
import { PLAN_IDS } from '@vitrine/contract/prices';
import { describe, expect, it } from 'vitest';
import { planMove, standingOf } from './subscription-state.ts';

const sub = (part: Partial<Subscription> = {}): Subscription => ({
  plan: 'pro',
  status: 'active',
  price: 39.99,
  currency: 'USD',
  credits_per_month: 35,
  started_at: '2026-11-05T10:00:00Z',
  next_payment_at: '2026-12-05T10:00:00Z',
  trial_ends_at: null,
  ends_at: null,
  next_plan: null,
  priority: true,
  api_access: false,
  phone_support: false,
  ...part,
});
const END = '2026-12-05T10:00:00Z';

describe('the sentence for the state of a subscription', () => {
  it.each([
    ['none', null],
    ['active', sub()],
    ['trialing', sub({ status: 'trialing', trial_ends_at: END })],
    ['trialEnding', sub({ status: 'trialing', trial_ends_at: END, ends_at: END, next_payment_at: null })],
    ['changing', sub({ next_plan: 'starter' })],
    ['ending', sub({ ends_at: END, next_payment_at: null })],
    ['ending', sub({ ends_at: END, next_payment_at: null, next_plan: 'starter' })],
    ['pastDue', sub({ status: 'past_due' })],
    ['pastDue', sub({ status: 'past_due', ends_at: END })],
    ['paused', sub({ status: 'paused', next_payment_at: null })],
    ['ended', sub({ status: 'canceled', ends_at: END })],
  ] as const)('%s', (standing, subscription) => expect(standingOf(subscription)).toBe(standing));
});

describe('the actions of the buttons of Starter, Pro and Premium', () => {
  it.each([
    ['nothing bought yet', null, ['subscribe', 'subscribe', 'subscribe']],
    ['pro', sub(), ['downgrade', 'current', 'upgrade']],
    ['a trial of pro', sub({ status: 'trialing', trial_ends_at: END }), ['downgrade', 'current', 'upgrade']],
    ['pro, then starter', sub({ next_plan: 'starter' }), ['coming', 'keep', 'upgrade']],
    ['pro, cancelled', sub({ ends_at: END }), ['locked', 'current', 'locked']],
    ['pro, not paid', sub({ status: 'past_due' }), ['locked', 'current', 'locked']],
    ['pro that has ended', sub({ status: 'canceled' }), ['subscribe', 'subscribe', 'subscribe']],
  ] as const)('%s', (_, subscription, moves) =>
    expect(PLAN_IDS.map((id) => planMove(subscription, id))).toEqual(moves),
  );
});
