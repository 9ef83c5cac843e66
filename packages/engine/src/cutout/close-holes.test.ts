import { expect, it } from 'vitest';
import { closeDoubtfulHoles, closeHoles } from './close-holes.ts';
import type { Surfaces } from './sort-surfaces.ts';

const SIDE = 40;
const [GROUND, PRODUCT, SHINE] = [0, 1, 2];

/** A square with a square hole; `inside` is what the hole shows. */
function ring(inside: number): { mask: { data: Uint8Array; width: number; height: number }; surfaces: Surfaces } {
  const within = (i: number, from: number, to: number): boolean =>
    [i % SIDE, Math.floor(i / SIDE)].every((at) => at >= from && at < to);
  const all = [...Array(SIDE * SIDE).keys()];
  const data = Uint8Array.from(all, (i) => (within(i, 8, 32) && !within(i, 15, 25) ? 1 : 0));
  const kinds = Uint8Array.from(all, (i) => (within(i, 15, 25) ? inside : data[i] === 1 ? PRODUCT : GROUND));
  return { mask: { data, width: SIDE, height: SIDE }, surfaces: { kinds, count: 3 } };
}
const sizeOf = (mask: { data: Uint8Array }): number => mask.data.reduce((sum, value) => sum + value, 0);

it('leaves a hole open that shows the background', () => {
  const { mask, surfaces } = ring(GROUND);
  expect(closeHoles(mask, surfaces)).toBe(mask);
});

it.each([
  ['what is seen nowhere else', SHINE],
  ['what the product is made of', PRODUCT],
])('closes a hole that shows %s', (_, inside) => {
  const { mask, surfaces } = ring(inside);
  expect(sizeOf(closeHoles(mask, surfaces))).toBe(24 * 24);
});

it('leaves openings to the frame alone', () => {
  const { mask, surfaces } = ring(SHINE);
  // A path from the hole to the frame.
  for (let x = 25; x < SIDE; x++) mask.data[20 * SIDE + x] = 0;
  expect(closeHoles(mask, surfaces)).toBe(mask);
});

/** A square with a square hole of `side` pixels, and the probabilities: `inside` in the hole. */
function holed(side: number, inside: number) {
  const isIn = (i: number, from: number, to: number): boolean =>
    [i % SIDE, Math.floor(i / SIDE)].every((at) => at >= from && at < to);
  const all = [...Array(SIDE * SIDE).keys()];
  const data = Uint8Array.from(all, (i) => (isIn(i, 4, 36) && !isIn(i, 18, 18 + side) ? 1 : 0));
  const belief = Float32Array.from(all, (i) => (isIn(i, 18, 18 + side) ? inside : data[i]!));
  const frame = { width: SIDE, height: SIDE };
  return { mask: { data, ...frame }, belief: { data: belief, ...frame } };
}

it('closes a small hole of a solid product where the network is in doubt', () => {
  const { mask, belief } = holed(4, 0.3);
  expect(sizeOf(closeDoubtfulHoles(mask, belief))).toBe(32 * 32);
});

it.each([
  ['shows the background for the network too', 4, 0.15],
  ['is as large as the one in a handle', 8, 0.3],
] as const)('leaves a hole open that %s', (_, side, inside) => {
  const { mask, belief } = holed(side, inside);
  expect(closeDoubtfulHoles(mask, belief)).toBe(mask);
});

it('leaves the holes of a product open that is not solid', () => {
  const { mask, belief } = holed(4, 0.3);
  // Its upper right quarter is missing.
  for (let i = 0; i < mask.data.length; i++) if (i % SIDE > 22 && i < 16 * SIDE) mask.data[i] = 0;
  expect(closeDoubtfulHoles(mask, belief)).toBe(mask);
});
