import { expect, it } from 'vitest';
import { chooseObject } from './choose-object.ts';
import type { Plane } from '../pixels/plane.ts';

const SIDE = 384;

/** Saliency 0.9 inside the rectangles, 0 elsewhere. */
function draw(...boxes: [left: number, top: number, width: number, height: number][]): Plane {
  const data = new Float32Array(SIDE * SIDE);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y++) data.fill(0.9, y * SIDE + left, y * SIDE + left + width);
  }
  return { data, width: SIDE, height: SIDE };
}

it('keeps a cord of three pixels with its product', () => {
  const { product, others } = chooseObject(draw([150, 150, 90, 90], [240, 190, 120, 3]), 0.5);
  expect(product.data[191 * SIDE + 350]).toBe(1);
  expect(others.data.includes(1)).toBe(false);
});

it('keeps connected parts whole even if the joint is thin', () => {
  const { product, others } = chooseObject(draw([150, 150, 90, 90], [240, 190, 80, 3], [320, 170, 40, 40]), 0.5);
  expect(product.data[190 * SIDE + 340]).toBe(1);
  expect(others.data.includes(1)).toBe(false);
});

it('includes a large sure part apart from the product, but no small scattered ones', () => {
  const { product, others } = chooseObject(draw([150, 150, 90, 90], [10, 300, 60, 60], [360, 20, 12, 12]), 0.5);
  expect([product.data[330 * SIDE + 40], product.data[25 * SIDE + 365]]).toEqual([1, 0]);
  expect([others.data[330 * SIDE + 40], others.data[25 * SIDE + 365]]).toEqual([0, 1]);
});

it('includes small sure parts nearby, and those near these', () => {
  const { product } = chooseObject(draw([150, 150, 90, 90], [244, 190, 8, 8], [256, 190, 8, 8]), 0.5);
  expect([product.data[194 * SIDE + 248], product.data[194 * SIDE + 260]]).toEqual([1, 1]);
});

it('leaves a doubtful line of two pixels at the product to the background: a joint between tiles', () => {
  const joint = draw([150, 150, 90, 90], [240, 190, 120, 2]);
  joint.data.fill(0.75, 190 * SIDE + 242, 190 * SIDE + 360);
  joint.data.fill(0.75, 191 * SIDE + 242, 191 * SIDE + 360);
  const { product, others } = chooseObject(joint, 0.5);
  expect([product.data[191 * SIDE + 350], others.data[191 * SIDE + 350]]).toEqual([0, 1]);
});

it('includes a small part on a thin faint line, with the line, but not one across a wide faint area', () => {
  const foot = [245, 300, 12, 12] as const;
  const wired = draw([150, 150, 90, 90], [...foot]);
  for (let y = 240; y < 300; y++) wired.data.fill(0.15, y * SIDE + 234, y * SIDE + 237);
  wired.data.fill(0.15, 299 * SIDE + 234, 299 * SIDE + 248);
  const { product } = chooseObject(wired, 0.5);
  expect([product.data[306 * SIDE + 250], product.data[270 * SIDE + 235]]).toEqual([1, 1]);
  const misty = draw([150, 150, 90, 90], [...foot]);
  misty.data.forEach((value, i) => (misty.data[i] = Math.max(value, 0.15)));
  const { product: alone, others } = chooseObject(misty, 0.5);
  expect([alone.data[306 * SIDE + 250], others.data[306 * SIDE + 250]]).toEqual([0, 1]);
});

it('takes the object below a tap, and of the rest only what the network adds', () => {
  const [small, large, lid] = [
    [20, 20, 40, 40],
    [150, 150, 120, 120],
    [20, 80, 40, 20],
  ] as const;
  const both = draw([...small], [...large], [...lid]);
  const alone = chooseObject(both, 0.5, { heard: draw([...small], [...lid]), tap: [0.1, 0.1] });
  const at = (mask: { data: Uint8Array }, x: number, y: number): number => mask.data[y * SIDE + x]!;
  expect([at(alone.product, 40, 40), at(alone.product, 40, 90), at(alone.product, 200, 200)]).toEqual([1, 1, 0]);
  expect(at(alone.others, 200, 200)).toBe(1);
  // A tap next to every part selects the part rated best around it.
  const missed = chooseObject(both, 0.5, { heard: draw(), tap: [0.1, 0.19] });
  expect([at(missed.product, 40, 40), at(missed.product, 200, 200)]).toEqual([1, 0]);
});
