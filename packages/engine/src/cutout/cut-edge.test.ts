import { expect, test } from 'vitest';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { cutEdge } from './cut-edge.ts';
import { modelEdge } from './model-edge.ts';
import type { Plane } from '../pixels/plane.ts';

const SIDE = 512;
const RADIUS = 160;

/** A disc of one grey on another, as a phone photographs it in dim light: every pixel is off by a few levels. */
function photograph(product: number, background: number): OpaquePixels {
  let seed = 7;
  const noise = () => (((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648) * 2 - 1) * 7;
  const data = Buffer.alloc(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const grey = inside(i) * product + (1 - inside(i)) * background;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.round(grey + noise());
  }
  return { data, width: SIDE, height: SIDE };
}

/** Share of the pixel that is product. */
function inside(i: number): number {
  const distance = Math.hypot((i % SIDE) + 0.5 - SIDE / 2, Math.floor(i / SIDE) + 0.5 - SIDE / 2);
  return Math.min(1, Math.max(0, RADIUS - distance + 0.5));
}

const outline: Plane = {
  data: Float32Array.from({ length: SIDE * SIDE }, (_, i) => (inside(i) > 0.5 ? 1 : 0)),
  width: SIDE,
  height: SIDE,
};

/** Mean difference from the exact alpha, in the pixels within 6 px of the outline. */
function errorNearOutline(photo: OpaquePixels): number {
  const { data } = cutEdge(photo, modelEdge(photo, outline));
  let [sum, count] = [0, 0];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const distance = Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2) - RADIUS;
    if (Math.abs(distance) > 6) continue;
    sum += Math.abs(data[i * 4 + 3]! / 255 - inside(i));
    count++;
  }
  return sum / count;
}

test('gives a white label in front of a white wall an even edge', () => {
  expect(errorNearOutline(photograph(228, 218))).toBeLessThan(0.02);
});

test('gives a dark product in front of a white wall an exact edge', () => {
  expect(errorNearOutline(photograph(40, 218))).toBeLessThan(0.005);
});
