import { expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { isLitAround } from './is-lit-around.ts';
import type { PreparedProduct } from './prepare-product.ts';

const SIDE = 300;
const box = { left: 90, top: 90, width: 120, height: 120 };

/** A single-coloured object in the middle of a cloth whose light may vary by place. */
function seenOn(levelAt: (x: number, y: number) => number): PreparedProduct {
  const photo: Raster = { data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255), width: SIDE, height: SIDE };
  for (let i = 0; i < SIDE * SIDE; i++) photo.data.fill(levelAt(i % SIDE, Math.floor(i / SIDE)), i * 4, i * 4 + 3);
  const { width, height } = box;
  return {
    product: { photo, box },
    silhouette: { alpha: new Float32Array(width * height).fill(1), width, height, ratio: 1 },
    extent: { left: 0, top: 0, right: width, bottom: height },
  } as PreparedProduct;
}

/** Distance of a point from the object. */
const away = (x: number, y: number): number => Math.max(box.left - x, x - 210, box.top - y, y - 210);

it('recognises an object that shades its surface only at its base, with any light falloff', () => {
  expect(isLitAround(seenOn(() => 200))).toBe(true);
  expect(isLitAround(seenOn((x, y) => (y > 212 && y < 226 ? 120 : 200)))).toBe(true);
  expect(isLitAround(seenOn((x, y) => 150 + y / 5 + x / 20))).toBe(true);
});

it('recognises an object with a shadow beside it, or with a dark line all around', () => {
  expect(isLitAround(seenOn((x) => (x > 210 && x < 216 ? 170 : 200)))).toBe(false);
  expect(isLitAround(seenOn((x, y) => 200 - 26 * Math.exp(-away(x, y) / 3)))).toBe(false);
});

it('concludes nothing on a dark surface, or where the photo ends beside the object', () => {
  expect(isLitAround(seenOn(() => 40))).toBe(false);
  const trimmed = seenOn(() => 200);
  expect(
    isLitAround({
      ...trimmed,
      product: { ...trimmed.product, photo: { ...trimmed.product.photo }, box: { ...box, left: 2, top: 2 } },
    }),
  ).toBe(false);
});
