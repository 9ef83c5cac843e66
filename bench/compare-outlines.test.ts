import { expect, test } from 'vitest';
import { compareOutlines, type Grey } from './compare-outlines.ts';

const square = (left: number, side = 40): Grey => {
  const [width, height] = [100, 80];
  const data = new Uint8Array(width * height);
  for (let y = 20; y < 20 + side; y++) data.fill(255, y * width + left, y * width + left + side);
  return { data, width, height };
};
const nothing: Grey = { data: new Uint8Array(8000), width: 100, height: 80 };

test('treats outlines within two pixels as the same', () => {
  expect(compareOutlines(square(30), square(30))).toBe(1);
  expect(compareOutlines(square(30), square(32))).toBe(1);
});

test('beyond that counts only what is near', () => {
  const moved = compareOutlines(square(30), square(34));
  // The left and the right side are 4 px off; at each, two corners of 2 px and their neighbours still touch.
  expect(moved).toBeGreaterThan(0.45);
  expect(moved).toBeLessThan(0.65);
  expect(compareOutlines(square(30, 10), square(60, 10))).toBe(0);
});

test('treats empty masks as equal to each other and different from any other', () => {
  expect(compareOutlines(nothing, nothing)).toBe(1);
  expect(compareOutlines(square(30), nothing)).toBe(0);
});
