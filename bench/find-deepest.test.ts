import { expect, it } from 'vitest';
import { findDeepest } from './find-deepest.ts';

it('is the middle of the widest area', () => {
  const area = new Uint8Array(20 * 10);
  for (let y = 2; y < 9; y++) for (let x = 10; x < 17; x++) area[y * 20 + x] = 1;
  for (let x = 0; x < 10; x++) area[5 * 20 + x] = 1;
  expect(findDeepest(area, 20, 10)).toEqual({ x: 13, y: 5, depth: 4 });
});

it('counts the frame as rim', () => {
  const area = new Uint8Array(5 * 5).fill(1);
  expect(findDeepest(area, 5, 5)).toEqual({ x: 2, y: 2, depth: 3 });
});

it('has no depth in an empty area', () => {
  expect(findDeepest(new Uint8Array(9), 3, 3).depth).toBe(0);
});
