import { expect, it } from 'vitest';
import { prepareProduct, type PreparedProduct } from './prepare-product.ts';
import { turnProduct } from './turn-product.ts';

/** The inside, from −1 to 1 on both axes, in one colour. */
function shaped(width: number, height: number, isInside: (x: number, y: number) => boolean): PreparedProduct {
  const cutout = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [((i % width) / width) * 2 - 1, (Math.floor(i / width) / height) * 2 - 1];
    cutout.data.set([40, 90, 190, isInside(x, y) ? 255 : 0], i * 4);
  }
  return prepareProduct({ photo: cutout, cutout, box: { left: 0, top: 0, width, height }, score: 1 });
}

/** Degrees by which its upper edge falls from left to right. */
function fallOf({ silhouette: { alpha, width }, extent: { left, right, top } }: PreparedProduct): number {
  const topAt = (x: number): number => {
    for (let y = top; ; y++) if ((alpha[y * width + x] ?? 0) >= 0.5) return y;
  };
  const [from, to] = [left + 4, right - 5];
  return (Math.atan2(topAt(to) - topAt(from), to - from) * 180) / Math.PI;
}

/** A post with an arm at its right side, half-way up. */
const post = (width: number): PreparedProduct =>
  shaped(width, 600, (x, y) => x < 0.2 || (y > -0.1 && y < 0.4) || y < -0.99);

it('turns a product with sides, with equal skew whether it is narrow or wide', () => {
  for (const width of [120, 240, 600]) {
    const product = post(width);
    const turned = turnProduct(product);
    expect(turned).not.toBe(product);
    expect(fallOf(turned)).toBeGreaterThan(0.5);
    expect(fallOf(turned)).toBeLessThan(4.5);
  }
});

it('leaves a product alone that looks the same from all sides', () => {
  const bottle = shaped(200, 600, (x, y) => Math.abs(x) < (y < -0.5 ? 0.3 : 0.95));
  expect(turnProduct(bottle)).toBe(bottle);
});
