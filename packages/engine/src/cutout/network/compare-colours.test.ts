import { expect, test } from 'vitest';
import type { Plane } from '../../pixels/plane.ts';
import { compareColours } from './compare-colours.ts';

const SIDE = 96;
const RADIUS = 24;
/** Share, contrast and oddness for the product and for the background, from the widest window. */
const WIDEST = 8;

const isInside = (i: number): boolean => Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2) < RADIUS;
const plane = (value: (i: number) => number): Plane => ({
  data: Float32Array.from({ length: SIDE * SIDE }, (_, i) => value(i)),
  width: SIDE,
  height: SIDE,
});
/** A red disc on grey, and a red line below it with a probability of 0. */
const isRed = (i: number): boolean => isInside(i) || (Math.floor(i / SIDE) === 85 && i % SIDE > 20 && i % SIDE < 76);
const photo = {
  data: Buffer.from(
    Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, j) => (isRed(Math.floor(j / 3)) && j % 3 === 0 ? 220 : 90)),
  ),
  width: SIDE,
  height: SIDE,
};
const disc = plane((i) => (isInside(i) ? 1 : 0));

test('reports what looks like the product and unlike the background, whatever its probability', () => {
  const planes = compareColours(photo, disc, disc);
  expect(planes).toHaveLength(12);
  const [share, contrast, oddForProduct, oddForBackground] = planes.slice(WIDEST);
  const line = 85 * SIDE + 48;
  const table = 90 * SIDE + 48;
  expect(share![line]).toBeGreaterThan(0.9);
  expect(oddForProduct![line]).toBeLessThan(0.2);
  expect(oddForBackground![line]).toBeGreaterThan(0.5);
  expect(share![table]).toBeLessThan(0.1);
  expect(oddForProduct![table]).toBeGreaterThan(0.9);
  expect(contrast![table]).toBeCloseTo(2 * Math.sqrt((130 / 255) ** 2 / 3), 1);
});

test('keeps every sign between 0 and 1, also without known pixels', () => {
  const nothing = plane(() => 0.5);
  for (const given of [disc, nothing]) {
    for (const sign of compareColours(photo, given, given)) {
      expect(sign.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  }
});
