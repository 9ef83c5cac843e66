import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type OpaquePixels, pixelsOf } from '../../pixels/opaque-pixels.ts';
import type { Plane } from '../../pixels/plane.ts';
import { straightenOutline } from './straighten-outline.ts';

const SIDE = 400;
const BOARD = 'M80 90 L320 70 L330 320 L70 310 Z';

/** A shape of one colour on a ground of another. */
const photograph = (shape: string, product = '#8a5a33', background = '#d8d2c6'): Promise<OpaquePixels> =>
  pixelsOf(
    sharp(svg(`<rect width="${SIDE}" height="${SIDE}" fill="${background}"/>${shape}`.replaceAll('FILL', product))),
  );

/** The same shape as an outline, without the pieces that were bitten out of it. */
async function outlineOf(shape: string, bites = ''): Promise<Plane> {
  const drawing = svg(`<rect width="${SIDE}" height="${SIDE}"/>${shape.replaceAll('FILL', '#fff')}${bites}`);
  const { data } = await pixelsOf(sharp(drawing));
  return { data: Float32Array.from({ length: SIDE * SIDE }, (_, i) => data[3 * i]! / 255), width: SIDE, height: SIDE };
}

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`);

const errorOf = (outline: Plane, exact: Plane): number =>
  outline.data.reduce((sum, value, i) => sum + Math.abs(value - exact.data[i]!), 0);

const board = `<path d="${BOARD}" fill="FILL"/>`;
/** Bites four pixels deep along the right edge, and pieces of a shadow, four deep, below the lower one. */
const bites = [110, 150, 190, 230, 270]
  .map((y) => `<rect x="${316 + y / 25 - 3}" y="${y}" width="9" height="18"/>`)
  .join('');
const shadow = [100, 160, 220, 280]
  .map((x) => `<rect x="${x}" y="${x / 26 + 300}" width="30" height="11.9" fill="FILL"/>`)
  .join('');

it('fills bites in a straight edge', async () => {
  const exact = await outlineOf(board);
  const bitten = await outlineOf(board, bites);
  const straight = await straightenOutline(await photograph(board), bitten);
  expect(errorOf(bitten, exact)).toBeGreaterThan(300);
  expect(errorOf(straight, exact)).toBeLessThan(0.25 * errorOf(bitten, exact));
});

it('removes what lies outside a straight edge', async () => {
  const exact = await outlineOf(board);
  const shaded = await outlineOf(`${board}${shadow}`);
  const straight = await straightenOutline(await photograph(board), shaded);
  expect(errorOf(straight, exact)).toBeLessThan(0.4 * errorOf(shaded, exact));
});

it('leaves bites where the photo shows no edge along them', async () => {
  // The bites are real: the product is notched.
  const notched = `${board}${bites.replaceAll('<rect', '<rect fill="#d8d2c6"')}`;
  const outline = await outlineOf(board, bites);
  const straight = await straightenOutline(await photograph(notched), outline);
  expect(errorOf(straight, outline)).toBeLessThan(0.1 * errorOf(outline, await outlineOf(board)));
});

it('leaves curved edges and straight ones as they are', async () => {
  for (const shape of [board, '<ellipse cx="200" cy="200" rx="140" ry="100" fill="FILL"/>']) {
    const outline = await outlineOf(shape);
    expect(await straightenOutline(await photograph(shape), outline)).toBe(outline);
  }
});

it('leaves an outline along the edge of the photo, whatever edge is beside it', async () => {
  const cut = `<path d="M-10 90 L320 70 L330 320 L-10 310 Z" fill="FILL"/>`;
  const hem = '<rect x="0" y="95" width="4" height="210" fill="#2a1a10"/>';
  const gaps = [110, 150, 190, 230, 270].map((y) => `<rect x="0" y="${y}" width="4" height="18"/>`).join('');
  const outline = await outlineOf(cut, gaps);
  expect(await straightenOutline(await photograph(`${cut}${hem}`), outline)).toBe(outline);
});

it('accepts an outline without any product', async () => {
  const nothing: Plane = { data: new Float32Array(SIDE * SIDE), width: SIDE, height: SIDE };
  expect(await straightenOutline(await photograph(board), nothing)).toBe(nothing);
});
