import { expect, it } from 'vitest';
import { likelyLevel } from './likely-level.ts';

const [width, height] = [120, 90];
/** A round product in the middle; `ground` gives the probability elsewhere. */
function believe(background: (x: number, y: number) => number): Float32Array {
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const inside = 20 - Math.hypot(x - 60, y - 45);
      data[i] = Math.max(background(x, y), Math.min(0.95, Math.max(0, 0.5 + inside / 6)));
    }
  }
  return data;
}

it('is one half if the background has a low probability', () => {
  expect(likelyLevel({ data: believe(() => 0.05), width, height })).toBe(0.5);
});

it('is higher if a pattern has a probability of one half', () => {
  const pattern = (x: number, y: number): number => 0.5 + 0.08 * Math.sin(x / 9) * Math.sin(y / 9);
  expect(likelyLevel({ data: believe(pattern), width, height })).toBeGreaterThan(0.5);
});

it('stays if a higher one would leave little of the product', () => {
  const weak = believe(() => 0).map((value) => value * 0.65);
  for (let y = 43; y < 47; y++) weak.fill(0.95, y * width + 58, y * width + 62);
  expect(likelyLevel({ data: weak, width, height })).toBe(0.5);
});

it('is one half without any probable product', () => {
  expect(likelyLevel({ data: new Float32Array(width * height), width, height })).toBe(0.5);
});
