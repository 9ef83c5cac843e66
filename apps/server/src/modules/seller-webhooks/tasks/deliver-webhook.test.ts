import { expect, it } from 'vitest';
import { RETRY } from './deliver-webhook.task.ts';

it('retries for about a day, with growing pauses', () => {
  const { retryLimit, retryDelaySeconds } = RETRY;
  const { first, most } = retryDelaySeconds;
  const pauses = Array.from({ length: retryLimit }, (_, index) => Math.min(most, first * 2 ** index));
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600;
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(30);
});
