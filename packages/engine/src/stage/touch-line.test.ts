import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { extentOf, feetOf } from '../pixels/measure-alpha.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';
import type { Stand } from './stand-product.ts';
import { touchLine } from './touch-line.ts';

/** A product of 200 × 300 px, one unit each, on a white background in normal light: how much of the background's light its contact line removes. */
function darkness(isProduct: (x: number, y: number) => boolean): (x: number, y: number) => number {
  const [width, height] = [200, 300];
  const alpha = Float32Array.from({ length: width * height }, (_, i) =>
    isProduct(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  const silhouette = { alpha, width, height, ratio: 1 };
  const extent = extentOf(silhouette);
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const product = { silhouette, extent, aspect: w / h, feet: feetOf(silhouette, extent) } as PreparedProduct;
  const stand = {
    product,
    scale: 1,
    box: { x: 0, y: 0, w: width, h: height },
    visible: { x: extent.left, y: extent.top, w, h },
  } as Stand;
  const canvas = createCanvas(width, 400);
  touchLine({ light: { contact: 0.62 } } as Stage, stand, 1)(canvas.getContext('2d'));
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, 400);
  return (x, y) => (data[(y * width + x) * 4 + 3] ?? 0) / 255;
}

it('ties a box over its corner to the floor along both of its edges, fading out before their ends', () => {
  const lower = (x: number): number => Math.round(280 - Math.abs(x - 130) * 0.3);
  const dark = darkness((x, y) => x >= 30 && x < 180 && y > 20 && y < lower(x));
  for (const x of [60, 100, 130, 160]) {
    expect(dark(x, lower(x) + 1), `at ${x}`).toBeGreaterThan(0.15);
    expect(dark(x, lower(x) + 40), `before ${x}`).toBeLessThan(0.02);
  }
});

it('draws nothing below a part that hangs above the floor between two feet', () => {
  const dark = darkness((x, y) => y > 20 && (y < 220 || (y < 290 && (x < 30 || x > 170))));
  expect(dark(15, 291)).toBeGreaterThan(0.2);
  for (const y of [221, 260, 290]) expect(dark(100, y), `at ${y}`).toBeLessThan(0.02);
});
