import { describe, expect, it } from 'vitest';
import { extentOf, feetOf, type Silhouette } from '../pixels/measure-alpha.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stand } from './stand-product.ts';
import { underShade } from './under-shade.ts';

/** A product of 200 × 120 px, one unit per pixel row. */
function standing(isProduct: (x: number, y: number) => boolean): Stand {
  const [width, height] = [200, 120];
  const alpha = Float32Array.from({ length: width * height }, (_, i) =>
    isProduct(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  const silhouette: Silhouette = { alpha, width, height, ratio: 1 };
  const extent = extentOf(silhouette);
  const aspect = (extent.right - extent.left) / (extent.bottom - extent.top);
  const product = { silhouette, extent, aspect, feet: feetOf(silhouette, extent) } as PreparedProduct;
  return { product, box: { x: 0, y: 0, w: width, h: height }, scale: 1 } as Stand;
}

const wheels = (x: number, y: number): boolean => [40, 160].some((at) => Math.hypot(x - at, y - 100) < 20);

describe('underShade', () => {
  it('darkens the floor below a car, between its wheels', () => {
    const shade = underShade(standing((x, y) => (y > 20 && y < 108) || wheels(x, y)));
    expect(shade(100, 110)).toBeGreaterThan(0.3);
    expect(shade(100, 119)).toBeLessThan(shade(100, 110));
  });

  it('darkens it below a car’s front too, whose edge rises from its wheel', () => {
    const rising = (x: number): number => 108 - Math.max(0, 40 - x) * 0.6;
    const shade = underShade(standing((x, y) => (y > 20 && y < rising(x)) || wheels(x, y)));
    expect(shade(8, rising(8) + 4)).toBeGreaterThan(0.2);
    expect(shade(8, 119)).toBeLessThan(0.15);
  });

  it('darkens the floor all along the base of a box seen over its corner', () => {
    const lower = (x: number): number => 115 - Math.abs(x - 140) * 0.33;
    const shade = underShade(standing((x, y) => x >= 30 && x < 180 && y > 10 && y < lower(x)));
    for (const x of [45, 90, 140, 170]) expect(shade(x, lower(x) + 1), `at ${x}`).toBeGreaterThan(0.4);
    expect(shade(45, lower(45) + 20)).toBeLessThan(0.05);
  });

  it('darkens nothing below a high bow, nor below a seat on its legs', () => {
    const bow = underShade(standing((x, y) => y < 15 || (y < 118 && (x < 25 || x > 175))));
    expect(bow(100, 100)).toBeLessThan(0.02);
    expect(bow(100, 30)).toBeLessThan(0.02);
    const chair = underShade(standing((x, y) => y < 60 || (y < 118 && (x < 12 || x > 188))));
    expect(chair(100, 110)).toBeLessThan(0.1);
  });

  it('draws no line where the lower edge jumps from a foot to a part high above it', () => {
    const shade = underShade(standing((x, y) => y < 30 || (x < 120 && y < 118)));
    for (let x = 121; x < 150; x++) expect(shade(x, 80), `at ${x}`).toBeLessThan(0.08);
  });

  it('leaves the view through a wheel or a handle unchanged, and the floor far from the product', () => {
    const shade = underShade(standing((x, y) => (y > 20 && y < 108) || wheels(x, y)));
    expect(shade(40, 90)).toBe(0);
    expect(shade(100, 200)).toBeLessThan(0.01);
    expect(shade(290, 110)).toBeLessThan(0.01);
  });
});
