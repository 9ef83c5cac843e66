import { describe, expect, it } from 'vitest';
import type { Mask } from '../pixels/plane.ts';
import { cutSidesOf, isPart } from './cut-sides.ts';

/** A mask of 100 x 80 pixels. */
function maskOf(isProduct: (x: number, y: number) => boolean): Mask {
  const [width, height] = [100, 80];
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    isProduct(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  return { data, width, height };
}

describe('cutSidesOf', () => {
  it.each([
    ['a product inside its photo', (x: number, y: number) => Math.hypot(x - 50, y - 40) < 30, []],
    ['a shelf that continues to the left and below', (x: number, y: number) => x < 70 && y > 20, ['bottom', 'left']],
    ['a bed from one side to the other', (_: number, y: number) => y > 20 && y < 70, ['left', 'right']],
    ['a ball that only touches three edges', (x: number, y: number) => Math.hypot(x - 40, y - 39.5) <= 40.2, []],
    [
      'a lamp on its cord',
      (x: number, y: number) => (y < 40 ? Math.abs(x - 50) < 2 : y < 70 && Math.abs(x - 50) < 25),
      [],
    ],
    ['a cover that fills its photo', () => true, []],
    ['nothing', () => false, []],
  ] as const)('%s', (_, isProduct, sides) => {
    expect(cutSidesOf(maskOf(isProduct))).toEqual(sides);
  });
});

it.each([
  ['a shelf that continues to the left and below', (x: number, y: number) => x < 70 && y > 20, true, true],
  ['a table cut off at the left, surely cut out', (x: number, y: number) => x < 70 && y > 20 && y < 60, true, false],
  [
    'a bed seen over its corner, cut off at the left',
    (x: number, y: number) => x < 70 && y > 20 && y < 78 - 0.5 * x,
    true,
    true,
  ],
  ['the same, doubtful', (x: number, y: number) => x < 70 && y > 20 && y < 60, false, true],
  ['a wide lid cut off above', (x: number, y: number) => x > 20 && x < 80 && y < 40, true, true],
  ['a tall shelf cut off above', (x: number, y: number) => x > 35 && x < 65 && y < 70, true, false],
  ['a sofa cut off below', (x: number, y: number) => x > 20 && x < 80 && y > 40, true, false],
  ['nothing', () => false, true, false],
] as const)('is only a part or not: %s', (_, isProduct, isSure, expected) => {
  expect(isPart(maskOf(isProduct), isSure)).toBe(expected);
});
