import { expect, it } from 'vitest';
import { shortestLines } from './shortest-lines.ts';

const at = (x: number, y: number) => ({ x, y });

it('gives every point its own place, with the shortest total length of lines', () => {
  expect(shortestLines([at(900, 500), at(100, 500)], [at(0, 500), at(1000, 500)])).toEqual([1, 0]);
  expect(shortestLines([at(0, 0), at(0, 100)], [at(0, 90), at(0, 110)])).toEqual([0, 1]);
});

it('leaves the farther places free', () => {
  expect(shortestLines([at(900, 800)], [at(0, 0), at(1000, 0), at(0, 1000), at(1000, 1000)])).toEqual([3]);
  expect(shortestLines([], [at(0, 0)])).toEqual([]);
});
