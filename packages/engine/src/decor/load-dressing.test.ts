import { dressings } from '@vitrine/scenes';
import { expect, it } from 'vitest';
import { rasterOf } from '../pixels/rasters.ts';
import { paintDressing } from './load-dressing.ts';

const cartons = [...dressings.keys()].filter((name) => name.startsWith('carton'));

it.each(cartons)('fades the shadow of %s out before the edge of its picture', async (name) => {
  const { data, width, height } = rasterOf((await paintDressing(name, {})).image);
  const mostIn = (column: number): number =>
    Math.max(...Array.from({ length: height }, (_, y) => data[(y * width + column) * 4 + 3]!));
  expect(mostIn(width - 1)).toBeLessThan(4);
  expect(mostIn(Math.round(width * 0.4))).toBe(255);
});
