import { expect, it } from 'vitest';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask } from '../pixels/plane.ts';
import { weakOutline } from './weak-outline.ts';

const [width, height] = [60, 40];
/** Dark on the left, light on the right. */
const halves: OpaquePixels = {
  data: Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (Math.floor(i / 3) % width < 30 ? 40 : 200))),
  width,
  height,
};
const rectangle = (left: number, right: number): Mask => ({
  data: Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= left && x < right && y >= 8 && y < 32 ? 1 : 0;
  }),
  width,
  height,
});

it('is all of an outline in one colour, and less where a part follows an edge', () => {
  expect(weakOutline(halves, rectangle(10, 20))).toBe(1);
  const along = weakOutline(halves, rectangle(10, 30));
  expect(along).toBeGreaterThan(0.5);
  expect(along).toBeLessThan(0.75);
});

it('is whole where there is no outline', () => {
  expect(weakOutline(halves, rectangle(0, 0))).toBe(1);
});
