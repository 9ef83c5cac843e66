import { samples } from '@vitrine/scenes';
import { expect, it } from 'vitest';
import { probeLayers } from '../page/draw-picture.ts';
import { paintBackground } from '../page/paint-shape.ts';
import { frameOf } from '../page/units.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { backLight } from './back-light.ts';
import { stageSweep } from './stage-sweep.ts';
import { standProduct } from './stand-product.ts';

it('lights the wall behind a black product, but not behind a bright one', async () => {
  const { photoPath, maskPath } = samples.get('mug')!;
  const mug = prepareProduct(await sampleProduct(photoPath, maskPath, 300));
  const frame = frameOf(1000, 1000);
  const stage = stageSweep(frame, { paper: '#222222', anchor: { x: 500, y: 800 }, pitchDeg: 20, falloff: 0 });
  const lampBehind = (median: number) =>
    backLight(standProduct(stage, { ...mug, light: { ...mug.light, median } }, { height: 400, maxWidth: 400 }));
  expect(lampBehind(0.5)).toEqual([]);
  const side = 100;
  const lit = probeLayers(frame, [paintBackground('#101010'), ...lampBehind(0.01)], side);
  const levelAt = (x: number, y: number): number => lit.data[(y * side + x) * 4]!;
  expect(levelAt(50, 58)).toBeGreaterThan(60);
  expect(levelAt(3, 5)).toBeLessThan(24);
});
