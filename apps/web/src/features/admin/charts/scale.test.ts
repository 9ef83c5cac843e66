import { expect, it } from 'vitest';
import { linePath, roundTop, topOf } from './scale.ts';

it.each([
  [0, 1],
  [0.3, 0.5],
  [1, 1],
  [7, 10],
  [11, 20],
  [21, 25],
  [180, 200],
  [5000, 5000],
])('puts %d under the round figure %d', (value, top) => {
  expect(roundTop(value)).toBeCloseTo(top, 9);
});

it('never ends below a value, and gives whole figures a middle that is whole or said as it is', () => {
  for (let value = 1; value < 3000; value += 7) expect(topOf([null, value], true)).toBeGreaterThanOrEqual(value);
  expect(topOf([], true)).toBe(2);
  expect(topOf([1], true)).toBe(2);
});

it('draws what is there and leaves gaps', () => {
  expect(linePath([1, 2, null, 0], 2)).toBe('M0.5 0.5h0L1.5 0M3.5 1h0');
  expect(linePath([null, null], 2)).toBe('');
});
