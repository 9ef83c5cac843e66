import { expect, it } from 'vitest';
import { fillBelieved } from './fill-believed.ts';
import type { Mask, Plane, Planes } from './plane.ts';

const SIDE = 96;

type Inside = (x: number, y: number) => boolean;

const box = (left: number, top: number, size: number): Inside => {
  return (x, y) => x >= left && x < left + size && y >= top && y < top + size;
};
const isProduct = box(20, 20, 50);
/** A dark part of the product that the mask lacks, and a hole through which the table is seen. */
const isDark = box(26, 26, 14);
const isHole = box(48, 48, 14);

function draw(value: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => value(i % SIDE, Math.floor(i / SIDE)));
}

function drawScene(believed: Inside): [Planes, Mask, Plane] {
  const size = { width: SIDE, height: SIDE };
  const light = draw((x, y) => (isDark(x, y) ? 15 : isHole(x, y) || !isProduct(x, y) ? 70 : 45));
  const channels = [light, draw(() => 0), draw(() => 0)] as const;
  const mask = draw((x, y) => (isProduct(x, y) && !isDark(x, y) && !isHole(x, y) ? 1 : 0));
  const belief = draw((x, y) => (believed(x, y) ? 0.95 : 0));
  return [
    { channels, ...size },
    { data: Uint8Array.from(mask), ...size },
    { data: belief, ...size },
  ];
}

it('gives back a part that differs from the table, and leaves a hole open that does not', () => {
  const { data } = fillBelieved(...drawScene(isProduct));
  expect(data[33 * SIDE + 33]).toBe(1);
  expect(data[55 * SIDE + 55]).toBe(0);
  expect(data[10 * SIDE + 10]).toBe(0);
});

it('does not follow a network that speaks of something else', () => {
  const [lab, mask, belief] = drawScene(box(24, 24, 20));
  expect(fillBelieved(lab, mask, belief).data).toEqual(mask.data);
});
