import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Mask } from '../../pixels/plane.ts';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { isProvedBySides } from './is-proved-by-sides.ts';

const [WIDTH, HEIGHT] = [384, 288];
/** A picture in a frame, seen a little from the side, on a wall with a skirting board. */
const FRAME = '60,40 330,52 322,240 66,252';

async function draw(content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function photograph(product: string): Promise<OpaquePixels> {
  const wall = `<rect width="100%" height="100%" fill="#c9beb0"/><rect y="268" width="100%" height="6" fill="#8d8479"/>`;
  return { data: await draw(wall + product), width: WIDTH, height: HEIGHT };
}

async function maskOf(shape: string): Promise<Mask> {
  const data = await draw(`<rect width="100%" height="100%"/>${shape}`);
  const inside = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (data[3 * i]! > 127 ? 1 : 0));
  return { data: inside, width: WIDTH, height: HEIGHT };
}

const polygon = (points: string, fill: string): string => `<polygon points="${points}" fill="${fill}"/>`;
const drawing = '<circle cx="190" cy="150" r="60" fill="#a33"/>';
const framed = polygon(FRAME, '#4a2f1d') + polygon('78,58 312,68 306,224 84,234', '#f3efe4') + drawing;

it('is proved by the four sides of a framed picture', async () => {
  expect(await isProvedBySides(await maskOf(polygon(FRAME, '#fff')), await photograph(framed))).toBe(true);
});

it('is proved for a box that stands on its corner', async () => {
  const onCorner = '192,20 318,150 192,276 66,150';
  const [mask, photo] = [await maskOf(polygon(onCorner, '#fff')), await photograph(polygon(onCorner, '#2d4d6b'))];
  expect(await isProvedBySides(mask, photo)).toBe(true);
});

it('is not proved by a mask that leaves out a part of the face', async () => {
  const part = polygon('60,40 240,48 238,244 66,252', '#fff');
  expect(await isProvedBySides(await maskOf(part), await photograph(framed))).toBe(false);
});

it('is not proved by a mask from which pieces of the frame are missing', async () => {
  const pieces = polygon('60,40 200,46 200,58 330,62 326,150 312,150 308,226 66,240', '#fff');
  expect(await isProvedBySides(await maskOf(pieces), await photograph(framed))).toBe(false);
});

it('is not proved where the photo has no edge along a side', async () => {
  const faded = `<defs><linearGradient id="g"><stop offset="0.4" stop-color="#4a2f1d"/><stop offset="1" stop-color="#c9beb0"/></linearGradient></defs>`;
  const photo = await photograph(faded + polygon(FRAME, 'url(#g)'));
  expect(await isProvedBySides(await maskOf(polygon(FRAME, '#fff')), photo)).toBe(false);
});

it('is not proved for a round thing', async () => {
  const plate = (fill: string): string => `<ellipse cx="190" cy="150" rx="130" ry="100" fill="${fill}"/>`;
  expect(await isProvedBySides(await maskOf(plate('#fff')), await photograph(plate('#2d4d6b')))).toBe(false);
});

it('is not proved on a photo without edges', async () => {
  expect(await isProvedBySides(await maskOf(polygon(FRAME, '#fff')), await photograph(''))).toBe(false);
});
