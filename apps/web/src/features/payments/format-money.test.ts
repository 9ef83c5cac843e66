import { expect, it } from 'vitest';
import { formatDay, signed } from './format-money.ts';

it('formats dates in UTC, in Latin digits', () => {
  expect(formatDay('en', '2026-12-05T23:59:00Z')).toBe('5 December 2026');
  expect(formatDay('ar', '2026-12-05T00:00:00Z')).toMatch(/5.*2026/);
});

it('signs a change', () => {
  expect([35, -1, 0].map(signed)).toEqual(['+35', '−1', '0']);
});
