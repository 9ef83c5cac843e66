import { expect, it } from 'vitest';
import { isProvedByGround } from './is-proved-by-ground.ts';

const [WIDTH, HEIGHT] = [120, 90];

/** A photo of `at`, and a mask of `isFound`. */
function scene(at: (x: number, y: number) => [number, number, number], isFound: (x: number, y: number) => boolean) {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      data.set(at(x, y), (y * WIDTH + x) * 3);
      mask[y * WIDTH + x] = Number(isFound(x, y));
    }
  }
  return [
    { data: mask, width: WIDTH, height: HEIGHT },
    { data, width: WIDTH, height: HEIGHT },
  ] as const;
}

const isThing = (x: number, y: number): boolean => x >= 40 && x < 80 && y >= 30 && y < 60;
const onWhite = (x: number, y: number): [number, number, number] => (isThing(x, y) ? [120, 60, 30] : [254, 255, 253]);

it('proves a mask of all that stands out from one colour', () => {
  expect(isProvedByGround(...scene(onWhite, isThing))).toBe(true);
});

it('takes a grey darkening beside the product for its shadow', () => {
  const withShadow = (x: number, y: number): [number, number, number] =>
    y >= 60 && y < 68 && x >= 40 && x < 90 ? [215, 216, 214] : onWhite(x, y);
  expect(isProvedByGround(...scene(withShadow, isThing))).toBe(true);
});

it('does not prove a mask that misses a part, or has ground in it', () => {
  expect(isProvedByGround(...scene(onWhite, (x, y) => isThing(x, y) && x < 70))).toBe(false);
  expect(isProvedByGround(...scene(onWhite, (x, y) => x >= 36 && x < 84 && y >= 26 && y < 64))).toBe(false);
});

it('keeps a hole of the ground in it', () => {
  const ring = (x: number, y: number): [number, number, number] =>
    x >= 50 && x < 70 && y >= 40 && y < 50 ? [255, 255, 255] : onWhite(x, y);
  expect(isProvedByGround(...scene(ring, isThing))).toBe(true);
});

it('proves nothing before a mixed border or a gradient, and nothing of an empty mask', () => {
  const room = (x: number, y: number): [number, number, number] => (y < 45 ? [200, 190, 180] : onWhite(x, y));
  expect(isProvedByGround(...scene(room, isThing))).toBe(false);
  expect(isProvedByGround(...scene(onWhite, () => false))).toBe(false);
});
