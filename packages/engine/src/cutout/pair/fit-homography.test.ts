import { expect, it } from 'vitest';
import { openPhoto } from '../../pixels/open-photo.ts';
import { alignShots } from './align-shots.ts';
import { drawEmpty, drawPhoto } from './draw-pair.fixture.ts';
import { fromPixels, identity, mapPoint, reachOf } from './homography.ts';
import { solveSymmetric } from './solve-symmetric.ts';

it('finds the camera’s rotation and shift between two shots, although a product hides a part', async () => {
  const photo = await openPhoto((await drawPhoto(7)).photo);
  const empty = await openPhoto(await drawEmpty(7));
  const { map, seen } = await alignShots(photo, empty);
  // A rotation by 1.5° clockwise, then the crop was 6 px further right and 5 px higher.
  const angle = (1.5 * Math.PI) / 180;
  const half = photo.width / 2;
  const to = new Float64Array(2);
  for (const [x, y] of [
    [0, 0],
    [-0.8, -0.8],
    [0.8, 0.7],
  ] as const) {
    // prettier-ignore
    mapPoint(map, x, y, to);
    expect(Math.abs(to[0]! - (x * Math.cos(angle) - y * Math.sin(angle) - 6 / half)) * half).toBeLessThan(0.8);
    expect(Math.abs(to[1]! - (x * Math.sin(angle) + y * Math.cos(angle) + 5 / half)) * half).toBeLessThan(0.8);
  }
  expect(seen.reduce((sum, value) => sum + value, 0) / seen.length).toBeGreaterThan(0.9);
});

it('reads a matrix of pixels as a map of the frame', () => {
  const moved = fromPixels([1, 0, 10, 0, 1, 0, 0, 0, 1], 200, 100);
  expect(moved[2]).toBeCloseTo(0.1);
  expect(reachOf(moved, 200, 100)).toBeCloseTo(0.05);
  expect(reachOf(identity(), 200, 100)).toBe(0);
});

it('solves a system, and returns null if it cannot', () => {
  const x = solveSymmetric(Float64Array.of(4, 0, 2, 3), Float64Array.of(8, 7));
  expect([...x!].map((value) => Math.round(value * 1000) / 1000)).toEqual([1.25, 1.5]);
  expect(solveSymmetric(Float64Array.of(-1, 0, 0, 1), Float64Array.of(1, 1))).toBeNull();
});
