import { expect, it } from 'vitest';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Plane } from '../pixels/plane.ts';
import { cutEdge } from './cut-edge.ts';
import { findCheapestPath } from './find-cheapest-path.ts';
import { followEdge } from './follow-edge.ts';
import { modelEdge } from './model-edge.ts';

const SIDE = 360;
const [MIDDLE, RADIUS] = [180, 100];
const isDisc = (x: number, y: number): boolean => Math.hypot(x - MIDDLE, y - MIDDLE) < RADIUS;
/** A disc on a leg that is six pixels wide. */
const isProduct = (x: number, y: number): boolean =>
  isDisc(x, y) || (Math.abs(x - MIDDLE) < 3 && y > MIDDLE && y < 340);

/** A product in front of a cloth whose bright threads, one every twelve pixels, have nearly its colour. */
function onCloth(): OpaquePixels {
  const data = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i++) {
      const isThread = x % 12 < 6 === y % 12 < 6;
      data.set(isProduct(x, y) ? [210, 200, 185] : isThread ? [176, 158, 132] : [110, 92, 70], 3 * i);
    }
  }
  return { data, width: SIDE, height: SIDE };
}

/** An outline as the coarse search gives it: three pixels too far here and there. */
function coarse(): Plane {
  const data = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const angle = Math.atan2(y - MIDDLE, x - MIDDLE);
    const isBump = Math.sin(angle * 17) > 0.6 && Math.hypot(x - MIDDLE, y - MIDDLE) < RADIUS + 3;
    data[i] = isProduct(x, y) || isBump ? 1 : 0;
  }
  return { data, width: SIDE, height: SIDE };
}

/** The distances of a disc's edge from its middle, degree by degree away from the leg, pixels. */
function radiiOf(alphaAt: (i: number) => number): number[] {
  const angles = Array.from({ length: 300 }, (_, i) => ((120 + i) * Math.PI) / 180);
  return angles.map((angle) => {
    const isIn = (radius: number): boolean => {
      const [x, y] = [Math.round(MIDDLE + radius * Math.cos(angle)), Math.round(MIDDLE + radius * Math.sin(angle))];
      return alphaAt(y * SIDE + x) > 0.5;
    };
    let radius = RADIUS + 12;
    while (!isIn(radius)) radius -= 0.25;
    return radius;
  });
}

/** How far a row of numbers goes up and down. */
const unevennessOf = (row: readonly number[]): number =>
  row.slice(1).reduce((sum, value, i) => sum + Math.abs(value - row[i]!), 0);

it('draws a round edge in front of a cloth as a smooth curve, and leaves a thin leg as it is', async () => {
  const [photo, outline] = [onCloth(), coarse()];
  const before = cutEdge(photo, modelEdge(photo, outline)).data;
  const after = await followEdge(photo, outline);
  const exact = radiiOf((i) => (isProduct(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));
  const [ragged, smooth] = [radiiOf((i) => before[4 * i + 3]! / 255), radiiOf((i) => after.data[i]!)];
  // Pixels alone make a circle uneven.
  const excess = (row: readonly number[]): number => unevennessOf(row) - unevennessOf(exact);
  expect(excess(ragged)).toBeGreaterThan(40);
  expect(excess(smooth)).toBeLessThan(0.4 * excess(ragged));
  for (const radius of smooth) expect(Math.abs(radius - RADIUS)).toBeLessThan(4);
  const row = Array.from({ length: SIDE }, (_, x) => after.data[320 * SIDE + x]!);
  expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(6, -0.3);
});

it('finds the cheapest row of choices', () => {
  expect(findCheapestPath([], 1)).toEqual([]);
  expect(findCheapestPath([[3, 1, 2]], 1)).toEqual([1]);
  // A single cheap choice beside the row is not worth two changes, a lasting one is.
  const row = (cheap: number): number[] => [0, 1, 2].map((k) => (k === cheap ? 0 : 3));
  expect(findCheapestPath([row(0), row(0), row(1), row(0), row(0)], 2)).toEqual([0, 0, 0, 0, 0]);
  expect(findCheapestPath([row(0), row(0), row(1), row(1), row(1)], 2)).toEqual([0, 0, 1, 1, 1]);
});
