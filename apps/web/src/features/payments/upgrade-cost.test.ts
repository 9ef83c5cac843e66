import { expect, it } from 'vitest';
import { upgradeCost } from './upgrade-cost.ts';

const pro = { price: 39.99, credits_per_month: 35 };
const premium = { price: 79.99, credits_per_month: 75 };
const costAt = (now: string, next_payment_at: string | null = '2026-12-05T00:00:00Z') =>
  upgradeCost({ ...pro, next_payment_at }, premium, new Date(now));

it('is the whole difference at the start of the month, and zero at the end', () => {
  expect(costAt('2026-11-05T00:00:00Z')).toEqual({ cost: 40, credits: 40 });
  expect(costAt('2026-12-05T00:00:00Z')).toEqual({ cost: 0, credits: 0 });
});

it('is proportional to the rest of the month; credits are rounded up', () => {
  expect(costAt('2026-11-20T00:00:00Z')).toEqual({ cost: 20, credits: 20 });
  expect(costAt('2026-11-25T00:00:00Z')).toEqual({ cost: 13.33, credits: 14 });
});

it('counts a month back from the 31st as one month', () => {
  expect(costAt('2026-02-28T00:00:00Z', '2026-03-31T00:00:00Z')).toEqual({ cost: 40, credits: 40 });
});

it('is never more than a month, and zero if no payment is due', () => {
  expect(costAt('2026-10-01T00:00:00Z').cost).toBe(40);
  expect(costAt('2027-01-01T00:00:00Z').cost).toBe(0);
  expect(costAt('2026-11-20T00:00:00Z', null)).toEqual({ cost: 0, credits: 0 });
});
