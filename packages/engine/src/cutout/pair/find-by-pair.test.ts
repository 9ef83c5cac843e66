import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { takeInPhoto } from '../../intake/take-in-photo.ts';
import type { CutOutHints } from '../../model.ts';
import { cutOut, previewCutOut } from '../cut-out.ts';
import { drawBare, drawEmpty, drawPhoto } from './draw-pair.fixture.ts';

const SEED = 7;
let photo: Uint8Array;
let empty: Uint8Array;
let mask: Buffer;
/** Side of the drawn pair. */
const SIDE = 320;

beforeAll(async () => {
  const drawn = await drawPhoto(SEED);
  mask = drawn.mask;
  photo = (await takeInPhoto(drawn.photo)).photo;
  empty = (await takeInPhoto(await drawEmpty(SEED))).preview;
});

const alphaOf = (png: Uint8Array) => sharp(png).extractChannel(3).raw().toBuffer({ resolveWithObject: true });

async function overlapWith(png: Uint8Array, wanted = mask): Promise<number> {
  const { data } = await alphaOf(png);
  let [both, either] = [0, 0];
  for (const [i, alpha] of data.entries()) {
    both += alpha > 127 && wanted[i]! > 127 ? 1 : 0;
    either += alpha > 127 || wanted[i]! > 127 ? 1 : 0;
  }
  return both / either;
}

it('finds the difference from an empty shot that is rotated, moved, darker and warmer, without the shadow', async () => {
  const result = await cutOut(photo, undefined, { background: empty });
  expect(await overlapWith(result.cutout)).toBeGreaterThan(0.95);
  const { data, info } = await alphaOf(result.cutout);
  // In the middle of the shadow beside the object.
  expect(data[208 * info.width + 260]).toBe(0);
  expect(result.score).toBeGreaterThan(0.8);
});

it('applies hints on top', async () => {
  const hints: CutOutHints = { strokes: [{ mode: 'erase', radius: 0.03, points: [[0.42, 0.4]] }] };
  const { data, info } = await alphaOf((await previewCutOut(photo, hints, { background: empty })).preview);
  expect(data[Math.round(0.4 * info.height) * info.width + Math.round(0.42 * info.width)]).toBe(0);
});

it('accepts pairs of any proportions', async () => {
  const part = { left: 20, top: 30, width: 279, height: 201 };
  const cropped = async (shot: Uint8Array) =>
    (await takeInPhoto(await sharp(shot).extract(part).png().toBuffer())).photo;
  const wanted = sharp(mask, { raw: { width: SIDE, height: SIDE, channels: 1 } }).extract(part);
  const result = await cutOut(await cropped(photo), undefined, { background: await cropped(empty) });
  expect(await overlapWith(result.cutout, await wanted.extractChannel(0).raw().toBuffer())).toBeGreaterThan(0.93);
});

it('reports that both show the same: the product is in both, or in neither', async () => {
  const darker = await sharp(photo).linear(0.85, 0).jpeg({ quality: 80 }).toBuffer();
  const both = (await takeInPhoto(darker)).preview;
  await expect(cutOut(photo, undefined, { background: both })).rejects.toMatchObject({ code: 'nothing_differs' });
  const bare = (await takeInPhoto(await drawBare(SEED))).photo;
  await expect(cutOut(bare, undefined, { background: empty })).rejects.toMatchObject({ code: 'nothing_differs' });
});

it('refuses a shot of another place, and one with other proportions', async () => {
  const other = (await takeInPhoto(await drawEmpty(99))).preview;
  await expect(cutOut(photo, undefined, { background: other })).rejects.toMatchObject({ code: 'unrelated_background' });
  const wide = await sharp(empty).resize(320, 200, { fit: 'fill' }).jpeg().toBuffer();
  await expect(cutOut(photo, undefined, { background: wide })).rejects.toMatchObject({ code: 'unrelated_background' });
});
