import { expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { isOnOneSurface } from './is-on-one-surface.ts';

const [WIDTH, HEIGHT] = [400, 400];
const box = { left: 140, top: 140, width: 120, height: 120 };

/** Boards of a table, `grain` levels apart, whose colour and coarseness may vary by row. */
function photoOf(grain: (y: number) => number, blue: (y: number) => number = () => 0): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const level = 150 + grain(y) * ((x * 7 + y * 3) % 5 < 2 ? 1 : -1) - y / 20;
    data.set([level, level - 20, level - 50 + blue(y)], i * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

it('recognises a product on one background, equally coarse above and below it, although the light falls off', () => {
  expect(isOnOneSurface({ photo: photoOf(() => 12), box })).toBe(true);
});

it('recognises nothing on seamless paper, in front of a wall, on a surface that gets finer with distance, or where the photo ends', () => {
  expect(isOnOneSurface({ photo: photoOf(() => 1), box })).toBe(false);
  expect(
    isOnOneSurface({
      photo: photoOf(
        () => 12,
        (y) => (y < 150 ? 60 : 0),
      ),
      box,
    }),
  ).toBe(false);
  expect(isOnOneSurface({ photo: photoOf((y) => 5 + y / 20), box })).toBe(false);
  expect(isOnOneSurface({ photo: photoOf(() => 12), box: { left: 12, top: 0, width: 376, height: 400 } })).toBe(false);
});

it('recognises a product that fills its photo by the background beside it', () => {
  const filling = { left: 60, top: 2, width: 280, height: 396 };
  expect(isOnOneSurface({ photo: photoOf(() => 16), box: filling })).toBe(true);
  expect(isOnOneSurface({ photo: photoOf((y) => 8 + y / 20), box: filling })).toBe(false);
  expect(
    isOnOneSurface({
      photo: photoOf(
        () => 16,
        (y) => (y < 150 ? 60 : 0),
      ),
      box: filling,
    }),
  ).toBe(false);
});
