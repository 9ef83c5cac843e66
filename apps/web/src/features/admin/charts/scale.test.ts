import { expect, it } from 'vitest';
import { linePath, roundTop, topOf } from './scale.ts';

it.each([
  [0, 1],
  [0.3, 0.3],
  [0.31, 0.4],
  [1, 1],
  [7, 8],
  [11, 15],
  [55, 60],
  [21, 25],
  [180, 200],
  [5000, 5000],
])('rounds the top of a scale for %d up to %d', (value, top) => {
  expect(roundTop(value)).toBeCloseTo(top, 9);
});

it('never ends below a value, and ends at a whole number for counts', () => {
  for (let value = 1; value < 3000; value += 7) expect(topOf([null, value], true)).toBeGreaterThanOrEqual(value);
  for (let value = 1; value < 50; value += 1) expect(topOf([value], true) % 1).toBe(0);
  expect(topOf([], true)).toBe(2);
  expect(topOf([1], true)).toBe(2);
});

it('draws existing values and leaves gaps', () => {
  expect(linePath([1, 2, null, 0], 2)).toBe('M0.5 0.5h0L1.5 0M3.5 1h0');
  expect(linePath([null, null], 2)).toBe('');
});
