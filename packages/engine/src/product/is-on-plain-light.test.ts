import { expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { isOnPlainLight } from './is-on-plain-light.ts';

const SIDE = 200;
const box = { left: 60, top: 40, width: 80, height: 120 };

/** A photo whose background has a colour that may change from the left to the right. */
function photoOf(red: number, green: number, blue: number, change = 0): Raster {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const by = change * ((i % SIDE) / SIDE - 0.5);
    const isProduct = i % SIDE > 60 && i % SIDE < 140 && i > 40 * SIDE && i < 160 * SIDE;
    data.set(isProduct ? [20, 20, 20, 255] : [red + by, green + by, blue + by, 255], 4 * i);
  }
  return { data, width: SIDE, height: SIDE };
}

it('recognises a light, plain background whatever the product is', () => {
  expect(isOnPlainLight({ photo: photoOf(246, 246, 246), box })).toBe(true);
  expect(isOnPlainLight({ photo: photoOf(190, 203, 211, 60), box })).toBe(true);
  expect(isOnPlainLight({ photo: photoOf(120, 118, 115), box })).toBe(false);
  expect(isOnPlainLight({ photo: photoOf(228, 176, 155), box })).toBe(false);
  expect(isOnPlainLight({ photo: photoOf(200, 200, 200, 220), box })).toBe(false);
  expect(isOnPlainLight({ photo: photoOf(246, 246, 246), box: { left: 0, top: 0, width: SIDE, height: SIDE } })).toBe(
    false,
  );
});
