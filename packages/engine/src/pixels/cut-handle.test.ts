import { expect, it } from 'vitest';
import { cutHandle } from './cut-handle.ts';
import { extentOf, type Silhouette } from './measure-alpha.ts';

const SIDE = 200;

/** Lower end of what remains of a shape on 200 × 200 px; null if no handle is found. */
function standing(isProduct: (x: number, y: number) => boolean): number | null {
  const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    isProduct(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
  );
  const seen: Silhouette = { alpha, width: SIDE, height: SIDE, ratio: 1 };
  const body = cutHandle(seen, extentOf(seen));
  return body && extentOf({ ...seen, alpha: body }).bottom;
}

/** A pot seen from above: a cylinder with a round base. */
const pot = (x: number, y: number): boolean =>
  x >= 30 && x < 150 && y >= 20 && y < 120 + 40 * Math.sqrt(Math.max(0, 1 - ((x - 90) / 60) ** 2));

it('lets a pot stand on its base and not on the handle in front of it', () => {
  expect(standing((x, y) => pot(x, y) || (x >= 80 && x < 104 && y > 60 && y < 184))).toBe(159);
  expect(standing(pot)).toBeNull();
});

it.each([
  ['the thin leg below a corner', (x: number, y: number) => pot(x, y) || (x >= 84 && x < 92 && y > 60 && y < 184)],
  ['a handle at the side', (x: number, y: number) => pot(x, y) || (x >= 30 && x < 54 && y > 60 && y < 184)],
  [
    'a second wheel',
    (x: number, y: number) =>
      pot(x, y) || (Math.abs(x - 60) < 13 && y > 60 && y < 184) || (Math.abs(x - 120) < 13 && y > 60 && y < 172),
  ],
  [
    'a stem that widens slowly',
    (x: number, y: number) => y >= 20 && y < 184 && Math.abs(x - 90) < 12 + Math.max(0, 170 - y) * 0.4,
  ],
  ['a long stick', (x: number, y: number) => (pot(x, y) && y < 110) || (x >= 80 && x < 104 && y > 60 && y < 184)],
])('keeps %s', (_, shape) => {
  expect(standing(shape)).toBeNull();
});
