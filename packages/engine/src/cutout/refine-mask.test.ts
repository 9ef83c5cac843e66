import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type OpaquePixels, pixelsOf, sharpOf } from '../pixels/opaque-pixels.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { redrawChange } from './redraw-change.ts';
import { refineMask, type Refined } from './refine-mask.ts';

const WIDTH = 800;
const HEIGHT = 600;
/** The grid of rough masks. */
const COLUMNS = 384;
const ROWS = 288;
const TABLE = '#cfc6b8';
const SEAT = '<ellipse cx="400" cy="200" rx="150" ry="46" fill="#7a3b2e"/>';
const LEG = '<path d="M500 220L540 500" stroke="#7a3b2e" stroke-width="11" fill="none"/>';
const OTHER_LEGS = '<path d="M300 220L262 500M400 240V520" stroke="#7a3b2e" stroke-width="11" fill="none"/>';
const WORD = `<text x="330" y="215" font-size="40" font-weight="bold" fill="${TABLE}">STOOL</text>`;

async function drawScene(body: string, background: string): Promise<OpaquePixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${background}"/>${body}</svg>`;
  return pixelsOf(sharp(Buffer.from(svg)).blur(0.6));
}

const shrink = (scene: OpaquePixels): Promise<OpaquePixels> =>
  pixelsOf(sharpOf(scene).resize(COLUMNS, ROWS, { fit: 'fill' }));

/** 1 where the drawing is, on the rough grid. */
async function maskOf(body: string): Promise<Mask> {
  const scene = await drawScene(body, '#000');
  const small = await shrink(scene);
  const data = Uint8Array.from({ length: COLUMNS * ROWS }, (_, i) => (small.data[i * 3]! > 50 ? 1 : 0));
  return { data, width: COLUMNS, height: ROWS };
}

const believed = ({ data, width, height }: Mask): Plane => ({
  data: Float32Array.from(data, (value) => 0.03 + 0.94 * value),
  width,
  height,
});

/** Share of the wanted pixels that the mask contains. */
function share(mask: Mask, wanted: Mask): number {
  let [held, all] = [0, 0];
  wanted.data.forEach((value, i) => {
    all += value;
    held += value * mask.data[i]!;
  });
  return held / all;
}

let photo: OpaquePixels;
let search: OpaquePixels;
let rough: { mask: Mask; belief: Plane };
let refined: Refined;

beforeAll(async () => {
  photo = await drawScene(SEAT + WORD + LEG + OTHER_LEGS, TABLE);
  search = await shrink(photo);
  const mask = await maskOf(SEAT + OTHER_LEGS);
  rough = { mask, belief: believed(mask) };
  refined = (await refineMask({ photo, search }, rough))!;
});

test('draws a missed leg', async () => {
  expect(share(rough.mask, await maskOf(LEG))).toBeLessThan(0.3);
  expect(share(refined.mask, await maskOf(LEG))).toBeGreaterThan(0.6);
});

test('keeps what was found, without adding the table', async () => {
  const all = await maskOf(SEAT + LEG + OTHER_LEGS);
  expect(share(refined.mask, await maskOf(SEAT + OTHER_LEGS))).toBeGreaterThan(0.9);
  expect(share(all, refined.mask)).toBeGreaterThan(0.85);
});

test('keeps a print in the colour of the table closed', async () => {
  expect(share(refined.mask, await maskOf(SEAT))).toBeGreaterThan(0.97);
});

test('keeps small digits in the colour of the table opaque where the product is only probable', async () => {
  const digits = (colour: string): string => `<text x="350" y="207" font-size="18" fill="${colour}">12 3 6</text>`;
  const clock = await drawScene(SEAT + digits(TABLE) + OTHER_LEGS, TABLE);
  const doubted = { ...rough.belief, data: rough.belief.data.map((value) => 0.9 * value) };
  const { fine } = (await refineMask({ photo: clock, search: await shrink(clock) }, { ...rough, belief: doubted }))!;
  const drawn = await drawScene(digits('#fff'), '#000');
  const printed = fine.data.filter((_, i) => drawn.data[i * 3]! > 128);
  expect(printed.length).toBeGreaterThan(100);
  expect(Math.min(...printed)).toBeGreaterThanOrEqual(0.9);
});

test('gives an outline as fine as the photo', () => {
  expect([refined.fine.width, refined.fine.height]).toEqual([WIDTH, HEIGHT]);
  const row = refined.fine.data.subarray(232 * WIDTH, 233 * WIDTH);
  const open = row.filter((value) => value > 0.05 && value < 0.95).length;
  expect(open).toBeLessThan(24);
});

test('draws nothing without any probability', async () => {
  const nothing: Mask = { ...rough.mask, data: new Uint8Array(COLUMNS * ROWS) };
  const drawn = await refineMask({ photo, search }, { mask: nothing, belief: believed(nothing) });
  expect(drawn).toBeNull();
});

test('changes the outline after a stroke only where the mask changed', async () => {
  const after = refined.mask.data.map((value, i) => (i % COLUMNS > 230 && Math.floor(i / COLUMNS) > 180 ? 0 : value));
  const { fine } = await redrawChange(photo, { ...refined, belief: rough.belief }, { ...refined.mask, data: after });
  const at = (plane: Plane, x: number, y: number): number => plane.data[y * WIDTH + x]!;
  let [moved, left] = [0, 0];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (x < 450 || y < 350) moved = Math.max(moved, Math.abs(at(fine, x, y) - at(refined.fine, x, y)));
      else if (x > 490 && y > 390) left = Math.max(left, at(fine, x, y));
    }
  }
  expect(moved).toBe(0);
  expect(left).toBeLessThan(0.2);
});

test('leaves the rough mask unchanged in front of a checked cloth', async () => {
  const squares = Array.from({ length: 300 }, (_, k) => {
    const [x, y] = [(k % 20) * 40, Math.floor(k / 20) * 40];
    return (k + Math.floor(k / 20)) % 2 === 0 ? `<rect x="${x}" y="${y}" width="40" height="40" fill="#4a6fa5"/>` : '';
  });
  const cloth = await drawScene(squares.join('') + SEAT + LEG + OTHER_LEGS, TABLE);
  expect(await refineMask({ photo: cloth, search: await shrink(cloth) }, rough)).toBeNull();
});

const BOX = '<rect x="250" y="150" width="300" height="300" fill="#7a3b2e"/>';
const PATCH = `<rect x="380" y="280" width="40" height="40" fill="${TABLE}"/>`;

test.each([
  ['opens what is table for the network too', 0.1, 0],
  ['leaves a print in the colour of the table closed if the network is in doubt', 0.4, 1],
] as const)('%s', async (_, inside, filled) => {
  const box = await drawScene(BOX + PATCH, TABLE);
  const mask = await maskOf(BOX);
  const patch = await maskOf('<rect x="380" y="280" width="40" height="40" fill="#fff"/>');
  const belief = believed(mask);
  patch.data.forEach((value, i) => value === 1 && (belief.data[i] = inside));
  const { mask: result, fine } = (await refineMask({ photo: box, search: await shrink(box) }, { mask, belief }))!;
  const middle = fine.data[300 * fine.width + 400]!;
  expect([Math.round(share(result, patch)), Math.round(middle)]).toEqual([filled, filled]);
});
