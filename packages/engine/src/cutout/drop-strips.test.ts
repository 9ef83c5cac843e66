import { expect, it } from 'vitest';
import { dropStrips } from './drop-strips.ts';

const SIDE = 100;
type Colour = readonly [number, number, number];
const [PINE, BLACK]: readonly Colour[] = [
  [200, 160, 110],
  [25, 24, 26],
];

/** A pine box in the middle, and a strip of the given thickness above it, up to `top`. */
function box(thickness: number, top: number, colour: Colour = BLACK!) {
  const kindAt = (x: number, y: number): 'box' | 'strip' | null => {
    if (x >= 25 && x < 75 && y >= 40 && y < 90) return 'box';
    return x >= 50 && x < 50 + thickness && y >= top && y < 40 ? 'strip' : null;
  };
  const all = Array.from({ length: SIDE * SIDE }, (_, i) => kindAt(i % SIDE, Math.floor(i / SIDE)));
  const data = Uint8Array.from(all, (kind) => (kind === null ? 0 : 1));
  const ground: Colour = [230, 230, 225];
  const pixels = all.flatMap((kind) => (kind === null ? ground : kind === 'box' ? PINE! : colour));
  return {
    mask: { data, width: SIDE, height: SIDE },
    photo: { data: Buffer.from(pixels), width: SIDE, height: SIDE },
  };
}
const sizeOf = ({ data }: { data: Uint8Array }): number => data.reduce((sum, value) => sum + value, 0);

it('removes a pole that runs from the product to the edge of the photo', () => {
  const { mask, photo } = box(3, 0);
  // The first pixel above the box may stay.
  expect(sizeOf(dropStrips(mask, photo))).toBeLessThanOrEqual(50 * 50 + 3);
});

it.each([
  ['one that ends within the photo', box(3, 5)],
  ['one in the colours of the product: its strap', box(3, 0, PINE)],
  ['a part too thick for a strip', box(14, 0)],
])('keeps %s', (_, { mask, photo }) => {
  expect(dropStrips(mask, photo)).toBe(mask);
});

it('keeps a leg that the photo cuts off below', () => {
  const { mask, photo } = box(3, 0);
  const upended = { ...mask, data: mask.data.toReversed() };
  const pixels = Array.from({ length: SIDE * SIDE }, (_, i) => [...photo.data.subarray(i * 3, i * 3 + 3)]);
  const turned = { ...photo, data: Buffer.from(pixels.toReversed().flat()) };
  expect(dropStrips(upended, turned)).toBe(upended);
});

it('keeps a product that consists of thin parts, though one of them reaches the edge', () => {
  const { mask, photo } = box(3, 0);
  const isPole = (i: number): boolean => i % SIDE >= 50 && i % SIDE < 53;
  const pole = { ...mask, data: mask.data.map((value, i) => (isPole(i) ? value : 0)) };
  expect(dropStrips(pole, photo)).toBe(pole);
});

it('keeps an empty mask', () => {
  const { mask, photo } = box(3, 0);
  const empty = { ...mask, data: mask.data.map(() => 0) };
  expect(dropStrips(empty, photo)).toBe(empty);
});
