import { samples } from '@vitrine/scenes';
import { expect, it } from 'vitest';
import { sampleProduct } from '../product/sample-product.ts';
import { renderStyle } from './render-style.ts';

it.each([...samples.keys()])('has a border of pure white and fills the frame (%s)', async (name) => {
  const sample = samples.get(name);
  if (!sample) throw new Error(`No sample ${name}`);
  const product = await sampleProduct(sample.photoPath, sample.maskPath, 800);
  const input = { products: [product], language: 'en', description: '', category: null, seed: 1 };
  const { pixels, productBox, texts } = await renderStyle({ ...input, style: 'white_bg', widthPx: 600, heightPx: 600 });
  const level = (x: number, y: number): number =>
    Math.min(...pixels.data.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 3));
  for (let i = 0; i < 600; i++) {
    for (const depth of [0, 1, 2, 5]) {
      expect([level(i, depth), level(i, 599 - depth), level(depth, i), level(599 - depth, i)]).toEqual([
        255, 255, 255, 255,
      ]);
    }
  }
  const fill = Math.max(productBox?.width ?? 0, productBox?.height ?? 0) / 600;
  expect(fill).toBeGreaterThanOrEqual(0.85);
  expect(fill).toBeLessThanOrEqual(0.9);
  expect(texts).toEqual([]);
});
