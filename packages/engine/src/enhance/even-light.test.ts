import { expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { evenLight } from './even-light.ts';

const [WIDTH, HEIGHT] = [240, 160];

/** A grey surface with fine stripes, in light that depends on the column. */
function surface(lightAt: (x: number) => number, colour: readonly [number, number, number] = [1, 1, 1]): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH;
    const value = lightAt(x) * (x % 8 < 4 ? 1 : 0.9);
    data.set([colour[0] * value, colour[1] * value, colour[2] * value, 255], i * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const at = ({ data }: Raster, x: number): number[] => {
  const i = ((HEIGHT / 2) * WIDTH + x) * 4;
  return [...data.subarray(i, i + 3)];
};

it('lifts a dim side more than a bright one', () => {
  const photo = surface((x) => 40 + (x / WIDTH) * 150);
  const [dark, bright] = [at(photo, 20)[1]!, at(photo, 220)[1]!];
  evenLight(photo);
  const [lifted, kept] = [at(photo, 20)[1]!, at(photo, 220)[1]!];
  expect(lifted / dark).toBeGreaterThan(1.25);
  expect(lifted / dark).toBeGreaterThan((kept / bright) * 1.15);
  expect(lifted).toBeLessThan(kept);
});

it('leaves an evenly lit, bright photo nearly as it is', () => {
  const photo = surface(() => 190);
  const before = photo.data.slice();
  evenLight(photo);
  expect(photo.data.every((value, i) => Math.abs(value - before[i]!) < 6)).toBe(true);
});

it('keeps white', () => {
  const photo = surface((x) => (x < 40 ? 255 : 70));
  evenLight(photo);
  expect(at(photo, 8)[0]).toBeGreaterThan(250);
  const page = surface((x) => (x % 60 < 4 ? 20 : 255));
  evenLight(page);
  expect(at(page, 8)[0]).toBeGreaterThan(250);
});

it('makes no steps in a bright gradient whose gain passes through none', () => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const level = 90 + (150 * (i % WIDTH)) / WIDTH;
    data.set([level, level, level, 255], i * 4);
  }
  const photo = { data, width: WIDTH, height: HEIGHT };
  evenLight(photo);
  for (let x = 1; x < WIDTH; x++) {
    const step = at(photo, x)[0]! - at(photo, x - 1)[0]!;
    expect(step).toBeGreaterThanOrEqual(-1);
    expect(step).toBeLessThanOrEqual(3);
  }
});

it('keeps hues, textures and alpha, and clips nothing', () => {
  const photo = surface((x) => 60 + (x / WIDTH) * 180, [1, 0.6, 0.2]);
  evenLight(photo);
  for (const x of [10, 90, 170, 230]) {
    const [r = 0, g = 0, b = 0] = at(photo, x);
    expect(r).toBeLessThan(255);
    expect(g / r).toBeCloseTo(0.6, 1);
    expect(b / r).toBeCloseTo(0.2, 1);
  }
  // Stripes are as strong as before, or a little stronger.
  const stripes = at(photo, 97)[0]! / at(photo, 101)[0]!;
  expect(stripes).toBeGreaterThan(1.08);
  expect(stripes).toBeLessThan(1.2);
  expect(photo.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
});

it('keeps the edge of a dark thing on a bright ground, without a halo', () => {
  const photo = surface((x) => (x < WIDTH / 2 ? 30 : 210));
  evenLight(photo);
  const ground = at(photo, 224)[0]!;
  for (const x of [120, 128, 136, 144]) expect(Math.abs(at(photo, x)[0]! / ground - 1)).toBeLessThan(0.06);
});
