import { expect, it } from 'vitest';
import { checkoutPhase, nextAskMs } from './checkout-phase.ts';

it('waits, then reports a delay, and ends whenever the payment is booked', () => {
  expect(checkoutPhase(undefined, 0)).toBe('waiting');
  expect(checkoutPhase('open', 19_999)).toBe('waiting');
  expect(checkoutPhase('open', 20_000)).toBe('late');
  expect(checkoutPhase('completed', 0)).toBe('done');
  expect(checkoutPhase('completed', 1_000_000)).toBe('done');
});

it('reports a refusal only if no other card followed', () => {
  expect(checkoutPhase('failed', 9999)).toBe('waiting');
  expect(checkoutPhase('failed', 10_000)).toBe('failed');
  expect(checkoutPhase('closed', 60_000)).toBe('failed');
});

it('polls often at first, then less and less, and stops once the payment is booked', () => {
  const waits = [0, 29_999, 30_000, 299_999, 300_000].map((waitedMs) => nextAskMs('open', waitedMs));
  expect(waits).toEqual([1000, 1000, 5000, 5000, 30_000]);
  expect(nextAskMs('failed', 0)).toBe(1000);
  expect(nextAskMs('completed', 0)).toBe(false);
});
