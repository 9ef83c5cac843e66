import { expect, it } from 'vitest';
import type { Product, Raster } from '../model.ts';
import { renderStyle } from './render-style.ts';

const GROUND = 120;

/** A dark lozenge in a grey photo, with so much air on its sides, above and below it; pixels. */
function filling(width: number, height: number, side: number, above: number, below: number): Product {
  const [w, h] = [width - 2 * side, height - above - below];
  const cutout: Raster = { data: new Uint8ClampedArray(w * h * 4), width: w, height: h };
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [((i % w) / w) * 2 - 1, (Math.floor(i / w) / h) * 2 - 1];
    cutout.data.set([30, 40, 60, Math.abs(x) ** 4 + (below === 0 ? 0 : Math.abs(y) ** 4) < 1 ? 255 : 0], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(width * height * 4).fill(GROUND), width, height };
  for (let i = 3; i < photo.data.length; i += 4) photo.data[i] = 255;
  return { photo, cutout, box: { left: side, top: above, width: w, height: h }, score: 1 };
}

/** Share of the page, 0–1, that the photo's grey ground takes in its first column and row, and of its last ones. */
async function groundAlong(product: Product, isDown: boolean): Promise<[first: number, last: number]> {
  const about = { language: 'en', description: '', category: null, seed: 1, widthPx: 128, heightPx: 128 } as const;
  const { pixels } = await renderStyle({ style: 'before_after', products: [product], ...about });
  const isGround = (x: number, y: number): boolean => {
    const [red, green, blue] = pixels.data.subarray((y * 128 + x) * 4, (y * 128 + x) * 4 + 3);
    return [red, green, blue].every((level) => Math.abs((level ?? 0) - GROUND) < 8);
  };
  const share = (at: number): number =>
    Array.from({ length: 128 }, (_, i) => (isDown ? isGround(i, at) : isGround(at, i))).filter(Boolean).length / 128;
  return [share(1), share(126)];
}

it('shows a photo that its product fills from edge to edge, with the result beside it and no paper', async () => {
  const [left, right] = await groundAlong(filling(600, 800, 12, 12, 12), false);
  expect(left).toBeGreaterThan(0.8);
  expect(right).toBeLessThan(0.1);
});

it('does so with a long one above its result, and below it where the photo cut off the foot', async () => {
  const [top, bottom] = await groundAlong(filling(800, 560, 12, 12, 12), true);
  expect(top).toBeGreaterThan(0.8);
  expect(bottom).toBeLessThan(0.1);
  // Of what is cut off the product, and no ground, is at the foot.
  const [above] = await groundAlong(filling(800, 560, 30, 60, 0), true);
  expect(above).toBeLessThan(0.1);
});
