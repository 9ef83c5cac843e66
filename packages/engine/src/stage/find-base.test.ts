import { expect, it } from 'vitest';
import { extentOf, feetOf, type Silhouette } from '../pixels/measure-alpha.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { findBase } from './find-base.ts';

/** A product of 200 × 200 px, given by its outline. */
function product(isProduct: (x: number, y: number) => boolean): PreparedProduct {
  const [width, height] = [200, 200];
  const alpha = Float32Array.from({ length: width * height }, (_, i) =>
    isProduct(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  const silhouette: Silhouette = { alpha, width, height, ratio: 1 };
  const extent = extentOf(silhouette);
  return { silhouette, extent, feet: feetOf(silhouette, extent) } as PreparedProduct;
}

it('finds the base of a box seen over its corner from its left to its right corner', () => {
  // The corner is at x = 80; from there the edges rise by a third of a pixel per column on both sides.
  const box = product((x, y) => x >= 40 && x < 160 && y > 30 && y < 180 - Math.abs(x - 80) * 0.33);
  const base = findBase(box)!;
  expect(Math.abs(base.x - 100)).toBeLessThan(8);
  expect(base.halfWidth).toBeGreaterThan(50);
  expect(base.isBulging).toBe(false);
});

it('takes the touching part of a ball as its base, and none for a product on two feet', () => {
  const ball = product((x, y) => Math.hypot(x - 100, y - 100) < 80);
  expect(findBase(ball)!.halfWidth).toBe(ball.feet[0]!.halfWidth);
  expect(findBase(ball)!.isBulging).toBe(true);
  expect(findBase(product((x, y) => y > 20 && y < 180 && (y < 50 || x < 60 || x > 140)))).toBeNull();
});
