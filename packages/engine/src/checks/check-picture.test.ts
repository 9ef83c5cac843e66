import { describe, expect, it } from 'vitest';
import type { Box, Raster } from '../model.ts';
import { checkPicture } from './check-picture.ts';
import { differenceColours } from './difference-colours.ts';

/** Pairs 1, 4, 7, 9, 13, 17, 24 and 34 of the test data published with the formula (Sharma, Wu, Dalal 2005, table 1). */
const PAIRS = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1.0],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const;

describe('differenceColours', () => {
  it.each(PAIRS)('%j and %j differ by %f', (first, second, expected) => {
    expect(differenceColours(first, second)).toBeCloseTo(expected, 4);
    expect(differenceColours(second, first)).toBeCloseTo(expected, 4);
  });
});

const SIDE = 1000;

function disc(side: number, shift: number): Raster {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    if (Math.hypot(x - side / 2, y - side / 2) < side / 2) {
      data.set([120 + (60 * x) / side + shift, (200 * y) / side, 70, 255], i * 4);
    }
  }
  return { data, width: side, height: side };
}

/** A white picture with a disc of `side` px at `left`, `top`. */
function pictureOf(side: number, left: number, top: number, shift = 0): Raster {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const product = disc(side, shift);
  for (let i = 0; i < side * side; i++) {
    if (product.data[i * 4 + 3] === 0) continue;
    const to = (top + Math.floor(i / side)) * SIDE + left + (i % side);
    data.set(product.data.subarray(i * 4, i * 4 + 4), to * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

function check(pixels: Raster, side: number, change: { texts?: string[]; box?: Box } = {}): Record<string, unknown> {
  const margin = (SIDE - side) / 2;
  const box = change.box ?? { left: margin, top: margin, width: side, height: side };
  const placement = { scale: side / 1400 };
  return checkPicture({
    pixels,
    bytes: 1234,
    cutout: disc(1400, 0),
    productBox: box,
    placement,
    texts: change.texts ?? [],
  });
}

describe('checkPicture', () => {
  it('passes a main image', () => {
    const checks = check(pictureOf(870, 65, 65), 870);
    expect(checks).toMatchObject({
      width: SIDE,
      height: SIDE,
      bytes: 1234,
      background_white: true,
      text_present: false,
      fill: 0.87,
      main_image_ok: true,
    });
    expect(checks['fidelity']).toBeLessThan(0.5);
  });

  it('sees one border pixel that is not quite white', () => {
    for (const i of [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1, SIDE * 500, SIDE * 500 - 1]) {
      const picture = pictureOf(870, 65, 65);
      picture.data[i * 4 + 2] = 254;
      expect(check(picture, 870)).toMatchObject({ background_white: false, main_image_ok: false });
    }
  });

  it('refuses text, too small and too large a product on a main image', () => {
    expect(check(pictureOf(870, 65, 65), 870, { texts: ['Sale'] })).toMatchObject({
      text_present: true,
      main_image_ok: false,
    });
    expect(check(pictureOf(600, 200, 200), 600)).toMatchObject({ fill: 0.6, main_image_ok: false });
    expect(check(pictureOf(960, 20, 20), 960)).toMatchObject({ main_image_ok: false });
  });

  it('measures a colour shift and says nothing about a stretched product', () => {
    expect(check(pictureOf(870, 65, 65, 40), 870)['fidelity']).toBeGreaterThan(5);
    expect(
      check(pictureOf(870, 65, 65), 870, { box: { left: 65, top: 65, width: 870, height: 700 } }),
    ).not.toHaveProperty('fidelity');
  });
});
