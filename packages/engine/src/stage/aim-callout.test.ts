import { expect, it } from 'vitest';
import type { Product, Raster } from '../model.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { aimCallout, shareOf } from './aim-callout.ts';
import { BODY } from './find-part.ts';
import { stageSweep } from './stage-sweep.ts';
import { standProduct } from './stand-product.ts';
import { frameOf } from '../page/units.ts';

/** A block of 300 × 300 px with black stripes printed in the middle. */
function printed(): Product {
  const [width, height] = [300, 300];
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isInk = x > 90 && x < 210 && y > 60 && y < 240 && x % 12 < 6;
    cutout.data.set([...(isInk ? [10, 10, 10] : [210, 190, 160]), 255], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(400 * 400 * 4).fill(128), width: 400, height: 400 };
  return { photo, cutout, box: { left: 50, top: 50, width, height }, score: 1 };
}

it('points the line of a material at a plain place near a side, and not at the print', () => {
  const product = prepareProduct(printed());
  const stage = stageSweep(frameOf(1000, 1000), { paper: '#dddddd', anchor: { x: 500, y: 800 }, pitchDeg: 20 });
  const stand = standProduct(stage, product, { height: 500, maxWidth: 500, middle: { x: 500, y: 500 } });
  const to = aimCallout(product, stand, { kind: 'place', words: 'Stoneware', zone: BODY }, 'Stoneware');
  const { x } = shareOf(stand, to!)!;
  expect(Math.abs(x - 0.5)).toBeGreaterThan(0.22);
});
