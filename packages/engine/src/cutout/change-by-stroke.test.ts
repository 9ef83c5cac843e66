import { expect, it } from 'vitest';
import type { HintStroke } from '../model.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { changeByStroke } from './change-by-stroke.ts';
import { drawStrokes } from './draw-strokes.ts';

const SIDE = 240;
const SHORT_PX = 6;
type Box = readonly [left: number, top: number, right: number, bottom: number];
/** A doll in front of a wall: its head, and the part of the wall below its chin. */
const HEAD: Box = [80, 40, 160, 120];
const GAP: Box = [100, 120, 140, 150];
const BODY: Box = [60, 150, 180, 220];
const [WALL, SKIN, CLOTH] = [
  [205, 205, 200],
  [214, 170, 140],
  [60, 90, 150],
] as const;

const isIn = ([left, top, right, bottom]: Box, i: number): boolean => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return x >= left && x < right && y >= top && y < bottom;
};

const pixels: OpaquePixels = {
  width: SIDE,
  height: SIDE,
  data: Buffer.from(
    Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, at) => {
      const i = Math.floor(at / 3);
      const colour = isIn(HEAD, i) ? SKIN : isIn(BODY, i) ? CLOTH : WALL;
      return colour[at % 3]! + ((i * 7) % 5);
    }),
  ),
};
const maskOf = (...boxes: Box[]): Mask => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (boxes.some((box) => isIn(box, i)) ? 1 : 0)),
});
/** A network that after the stroke takes only these boxes for product. */
const heardAs = (...boxes: Box[]): Plane => ({
  ...maskOf(...boxes),
  data: Float32Array.from(maskOf(...boxes).data),
});
const WHOLE = { left: 0, top: 0, width: SIDE, height: SIDE };
const dash = (mode: HintStroke['mode'], y: number): HintStroke => ({
  mode,
  radius: SHORT_PX / 2 / SIDE,
  points: [
    [110 / SIDE, y / SIDE],
    [130 / SIDE, y / SIDE],
  ],
});
/** Pixels in the second mask but not in the first, and the distance of the farthest from the stroke, in brush widths. */
function compare(before: Mask, after: Mask, stroke: HintStroke) {
  const under: number[] = [];
  drawStrokes([stroke], SIDE, SIDE).data.forEach((value, i) => value > 0 && under.push(i));
  const changed = [...after.data.keys()].filter((i) => after.data[i] !== before.data[i]);
  const wayOf = (i: number): number =>
    Math.min(...under.map((j) => Math.hypot((i % SIDE) - (j % SIDE), Math.floor(i / SIDE) - Math.floor(j / SIDE))));
  return { changed, widths: Math.max(0, ...changed.map(wayOf)) / SHORT_PX };
}

it('keeps the jaw when a short stroke below the chin erases, although the network would drop the head', async () => {
  const before = maskOf(HEAD, GAP, BODY);
  const stroke = dash('erase', 126);
  const after = await changeByStroke(pixels, before, { heard: heardAs(BODY), part: WHOLE, stroke });
  const { changed, widths } = compare(before, after, stroke);
  const ofHead = changed.filter((i) => isIn(HEAD, i)).length;
  // Before strokes had a reach, 80 × 80 pixels of the head were erased.
  expect(ofHead).toBe(0);
  expect(widths).toBeLessThanOrEqual(2.5);
  // The wall below the chin looks like the painted part, so it follows.
  expect(changed.length).toBeGreaterThan(600);
});

it('adds only what is near a short keep stroke', async () => {
  const before = maskOf(BODY);
  const stroke = dash('keep', 100);
  const after = await changeByStroke(pixels, before, { heard: heardAs(HEAD, GAP, BODY), part: WHOLE, stroke });
  const { changed, widths } = compare(before, after, stroke);
  expect(widths).toBeGreaterThan(1);
  expect(widths).toBeLessThanOrEqual(2.5);
  expect(changed.every((i) => isIn(HEAD, i) || isIn(GAP, i))).toBe(true);
});

it('reaches farther with a wider brush', async () => {
  const before = maskOf(BODY);
  const count = async (times: number): Promise<number> => {
    const stroke = { ...dash('keep', 80), radius: (times * SHORT_PX) / 2 / SIDE };
    const after = await changeByStroke(pixels, before, { heard: heardAs(HEAD, BODY), part: WHOLE, stroke });
    return compare(before, after, stroke).changed.length;
  };
  const [thin, wide] = [await count(0.4), await count(1)];
  expect(wide).toBeGreaterThan(2 * thin);
});
