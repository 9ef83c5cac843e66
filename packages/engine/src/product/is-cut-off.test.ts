import { expect, it } from 'vitest';
import type { Box, Product, Raster } from '../model.ts';
import { prepareProduct } from './prepare-product.ts';

/** A block with a round upper end in a photo of 400 × 400 px. */
function blockAt(box: Box): Product {
  const { width, height } = box;
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) cutout.data.set([90, 60, 40, 255], i * 4);
  return { photo: { data: new Uint8ClampedArray(400 * 400 * 4), width: 400, height: 400 }, cutout, box, score: 1 };
}

const isCutOff = (box: Box): boolean => prepareProduct(blockAt(box)).isCutOff === true;

it('detects what the lower edge of the photo cut off', () => {
  expect(isCutOff({ left: 100, top: 60, width: 200, height: 340 })).toBe(true);
});

it('takes a free-standing product, or one trimmed to by its photo, as whole', () => {
  expect(isCutOff({ left: 100, top: 60, width: 200, height: 300 })).toBe(false);
  expect(isCutOff({ left: 0, top: 0, width: 400, height: 400 })).toBe(false);
  expect(isCutOff({ left: 0, top: 100, width: 400, height: 300 })).toBe(false);
});

it('detects what the upper edge of the photo cut off, but not what only touches it', () => {
  const isCutAbove = (box: Box): boolean => prepareProduct(blockAt(box)).isCutAbove === true;
  expect(isCutAbove({ left: 100, top: 0, width: 200, height: 300 })).toBe(true);
  expect(isCutAbove({ left: 100, top: 20, width: 200, height: 300 })).toBe(false);
  expect(isCutAbove({ left: 100, top: 0, width: 200, height: 400 })).toBe(false);
  expect(isCutAbove({ left: 0, top: 0, width: 400, height: 300 })).toBe(false);
  const ball = blockAt({ left: 100, top: 0, width: 200, height: 200 });
  const { data, width } = ball.cutout;
  for (let i = 0; i < data.length / 4; i++)
    data[i * 4 + 3] = Math.hypot((i % width) - 99.5, Math.floor(i / width) - 99.5) < 100 ? 255 : 0;
  expect(prepareProduct(ball).isCutAbove).toBeUndefined();
});

it('detects at which side the photo cut it off, but not if it only touches or was trimmed to', () => {
  const sideOf = (box: Box): string | undefined => prepareProduct(blockAt(box)).cutBeside;
  expect(sideOf({ left: 0, top: 60, width: 200, height: 200 })).toBe('left');
  expect(sideOf({ left: 200, top: 60, width: 200, height: 200 })).toBe('right');
  expect(sideOf({ left: 100, top: 60, width: 200, height: 200 })).toBeUndefined();
  expect(sideOf({ left: 0, top: 60, width: 400, height: 200 })).toBeUndefined();
  const ball = blockAt({ left: 0, top: 60, width: 200, height: 200 });
  const { data, width } = ball.cutout;
  for (let i = 0; i < data.length / 4; i++)
    data[i * 4 + 3] = Math.hypot((i % width) - 99.5, Math.floor(i / width) - 99.5) < 100 ? 255 : 0;
  expect(prepareProduct(ball).cutBeside).toBeUndefined();
  // A lamp shade that the left edge cuts and the right edge only touches.
  const shade = blockAt({ left: 0, top: 60, width: 400, height: 300 });
  for (let i = 0; i < shade.cutout.data.length / 4; i++)
    shade.cutout.data[i * 4 + 3] =
      Math.hypot((i % 400) - 200, Math.floor(i / 400) - 150) < 199.5 || i % 400 < 200 ? 255 : 0;
  expect(prepareProduct(shade).cutBeside).toBe('left');
});
