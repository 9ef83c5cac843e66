import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { CutOutHints } from '../../model.ts';
import { drawHints } from './draw-hints.ts';
import { frameHints, mirrorHints } from './frame-hints.ts';
import { openNetwork } from './open-network.ts';
import { rateByNetwork } from './rate-by-network.ts';

const HINTS: CutOutHints = {
  box: { x: 0.25, y: 0.5, w: 0.25, h: 0.25 },
  strokes: [
    { mode: 'keep', radius: 0.05, points: [[0.3, 0.6]] },
    { mode: 'erase', radius: 0.05, points: [[0.8, 0.2]] },
  ],
};

/** Centre of the set pixels of a plane and their number. */
function measure(planes: Float32Array, plane: number, width: number, height: number): [number, number, number] {
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (planes[plane * width * height + i] !== 1) continue;
    x += (i % width) + 0.5;
    y += Math.floor(i / width) + 0.5;
    count++;
  }
  return [x / count / width, y / count / height, count];
}

it('are drawn as planes: the box, what to keep, what to erase', () => {
  const planes = drawHints(HINTS, 80, 40);
  expect(planes.length).toBe(3 * 80 * 40);
  expect(measure(planes, 0, 80, 40)).toEqual([0.375, 0.625, 20 * 10]);
  const [keep, erase] = [measure(planes, 1, 80, 40), measure(planes, 2, 80, 40)];
  expect(keep[0]).toBeCloseTo(0.3, 2);
  expect(erase[1]).toBeCloseTo(0.2, 2);
  // A disc of 4 px.
  expect(keep[2]).toBeGreaterThan(40);
  expect(keep[2]).toBeLessThan(60);
  expect(drawHints({ strokes: [] }, 8, 8).some((value) => value !== 0)).toBe(false);
});

it('are mirrored with the photo', () => {
  const [straight, mirrored] = [drawHints(HINTS, 80, 40), drawHints(mirrorHints(HINTS), 80, 40)];
  for (let i = 0; i < straight.length; i++) {
    const x = i % 80;
    expect(mirrored[i - x + 79 - x]).toBe(straight[i]);
  }
});

it('keep their place within a part of the photo', () => {
  const part = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
  const { box, strokes } = frameHints(HINTS, part, 2);
  expect(box).toEqual({ x: 0, y: 0.5, w: 0.5, h: 0.5 });
  // The longer side of a part with the same proportions is half as long, so the same brush is twice as wide in it.
  expect(strokes[0]).toMatchObject({ radius: 0.1, points: [[0.09999999999999998, 0.7]] });
  expect(frameHints(HINTS, { x: 0, y: 0, w: 0.25, h: 1 }, 2).strokes[0]!.radius).toBeCloseTo(0.1);
});

/** Two identical mugs on a table, left and right. */
async function drawTwo(): Promise<OpaquePixels> {
  const mug = (x: number): string =>
    `<rect x="${x}" y="90" width="70" height="90" rx="8" fill="#2a5c9a"/><ellipse cx="${x + 35}" cy="92" rx="35" ry="9" fill="#17365e"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="256"><rect width="320" height="256" fill="#d8cbb8"/>${mug(40)}${mug(210)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

it.each([
  ['a box', { box: { x: 0.64, y: 0.3, w: 0.25, h: 0.45 }, strokes: [] }],
  ['a box in the mirror', { box: { x: 0.11, y: 0.3, w: 0.25, h: 0.45 }, strokes: [] }],
] satisfies [string, CutOutHints][])('are heard by the decoder: %s', async (_name, hints) => {
  const belief = await rateByNetwork(await drawTwo(), await openNetwork(null), hints);
  const at = (x: number): number => belief.data[135 * 320 + x]!;
  const [meant, other] = hints.box.x > 0.5 ? [at(245), at(75)] : [at(75), at(245)];
  expect(meant - other).toBeGreaterThan(0.3);
});
