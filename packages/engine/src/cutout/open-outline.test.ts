import { expect, it } from 'vitest';
import { openOutline } from './open-outline.ts';

const [WIDTH, HEIGHT] = [120, 90];

/** A grey photo with a brighter disc, and the mask of a disc that may be another one. */
function sceneOf({ tone, shift = 0 }: { tone: number; shift?: number }) {
  const isIn = (x: number, y: number, centre: number): boolean => Math.hypot(x - centre, y - 45) < 30;
  const photo = Buffer.alloc(WIDTH * HEIGHT * 3);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i++) {
      photo.fill(isIn(x, y, 60) ? tone : 120, i * 3, i * 3 + 3);
      mask[i] = isIn(x, y, 60 + shift) ? 1 : 0;
    }
  }
  return [
    { data: mask, width: WIDTH, height: HEIGHT },
    { data: photo, width: WIDTH, height: HEIGHT },
  ] as const;
}

it('finds an outline closed that runs along an edge', () => {
  expect(openOutline(...sceneOf({ tone: 180 }))).toBe(0);
});

it('finds it open where the photo has none', () => {
  expect(openOutline(...sceneOf({ tone: 122 }))).toBe(1);
  expect(openOutline(...sceneOf({ tone: 180, shift: 14 }))).toBeGreaterThan(0.5);
});

it('finds no outline in an empty mask', () => {
  const [mask, photo] = sceneOf({ tone: 180 });
  expect(openOutline({ ...mask, data: new Uint8Array(mask.data.length) }, photo)).toBe(1);
});
