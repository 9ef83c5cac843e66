import { expect, it } from 'vitest';
import { chooseObject } from './choose-object.ts';
import type { Plane } from '../pixels/plane.ts';

const SIDE = 384;

/** Saliency 0.9 in the rectangles, else 0. */
function draw(...boxes: [left: number, top: number, width: number, height: number][]): Plane {
  const data = new Float32Array(SIDE * SIDE);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y++) data.fill(0.9, y * SIDE + left, y * SIDE + left + width);
  }
  return { data, width: SIDE, height: SIDE };
}

it('takes a cord of three pixels along with what it hangs on', () => {
  const { product, others } = chooseObject(draw([150, 150, 90, 90], [240, 190, 120, 3]), 0.5);
  expect(product.data[191 * SIDE + 350]).toBe(1);
  expect(others.data.includes(1)).toBe(false);
});

it('shares a thin bridge out between two things', () => {
  const { product, others } = chooseObject(draw([150, 150, 90, 90], [240, 190, 80, 3], [320, 170, 40, 40]), 0.5);
  expect([product.data[191 * SIDE + 245], others.data[191 * SIDE + 315]]).toEqual([1, 1]);
  expect([product.data[190 * SIDE + 340], others.data[190 * SIDE + 340]]).toEqual([0, 1]);
});
