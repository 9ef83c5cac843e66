import { expect, it } from 'vitest';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { sortSurfaces } from './sort-surfaces.ts';
import { weighSurfaces } from './weigh-surfaces.ts';

const [width, height] = [96, 64];

/** A checked cloth, and on it a red object and a grey one in the cloth's mean colour. */
function photo(): OpaquePixels {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const check = (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? 60 : 200;
      const isRed = x >= 20 && x < 40 && y >= 16 && y < 48;
      const isGrey = x >= 56 && x < 76 && y >= 16 && y < 48;
      data.set(isRed ? [190, 40, 40] : isGrey ? [130, 130, 130] : [check, check, check], i * 3);
    }
  }
  return { data, width, height };
}

const surfaces = sortSurfaces(photo());
const at = (x: number, y: number): number => y * width + x;

it('distinguishes a patterned cloth from an object in its mean colour, repeatably', () => {
  const inside = (left: number) => new Set([24, 28, 32, 36].map((y) => surfaces.kinds[at(left, y)]!));
  const [red, grey, cloth] = [inside(30), inside(66), inside(88)];
  expect([...grey].filter((kind) => cloth.has(kind) || red.has(kind))).toEqual([]);
  expect([...red].filter((kind) => cloth.has(kind))).toEqual([]);
  expect(sortSurfaces(photo())).toEqual(surfaces);
});

it('raises a surface that is sure elsewhere, and lowers one that is sure to be background there', () => {
  const data = new Float32Array(width * height).fill(0.05);
  for (let y = 16; y < 48; y++) {
    data.fill(0.95, at(20, y), at(40, y));
    // Half of the grey object is found; the cloth to the right of it has a probability of one half.
    data.fill(0.95, at(56, y), at(66, y));
    data.fill(0.45, at(66, y), at(76, y));
    data.fill(0.55, at(80, y), at(92, y));
  }
  const weighed = weighSurfaces({ data, width, height }, surfaces);
  expect(weighed.data[at(70, 32)]!).toBeGreaterThan(0.6);
  expect(weighed.data[at(86, 32)]!).toBeLessThan(0.4);
  expect(weighed.data[at(30, 32)]!).toBeGreaterThan(0.95);
  expect(weighed.data[at(8, 8)]!).toBeLessThan(0.05);
});

it('changes nothing without sure pixels', () => {
  const data = new Float32Array(width * height).fill(0.4);
  const weighed = weighSurfaces({ data, width, height }, surfaces);
  expect(Math.max(...weighed.data)).toBeCloseTo(0.4, 6);
  expect(Math.min(...weighed.data)).toBeCloseTo(0.4, 6);
});
