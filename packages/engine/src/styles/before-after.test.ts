import { expect, it } from 'vitest';
import type { Product, Raster } from '../model.ts';
import { arrangeStyle, renderStyle } from './render-style.ts';

const GROUND = 120;

/** A dark diamond in a grey photo, with the given margins at its sides, above and below; pixels. */
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

/** Share of the page, 0–1, that the photo's grey background covers in its first and in its last column or row. */
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

it('shows a photo filled by its product as a print in a corner, and the result on the whole page', async () => {
  for (const product of [filling(600, 800, 12, 12, 12), filling(800, 560, 12, 12, 12)]) {
    // The photo touches no edge of the page.
    for (const isDown of [true, false]) {
      const [first, last] = await groundAlong(product, isDown);
      expect(Math.max(first, last)).toBeLessThan(0.1);
    }
  }
});

it('puts the print beside a tall product and above a wide one, never over either', async () => {
  for (const size of [
    [600, 800],
    [800, 560],
    [800, 800],
  ] as const) {
    const about = { language: 'en', description: 'Blue pebble', category: null, seed: 1 } as const;
    const { layers } = await arrangeStyle({
      style: 'before_after',
      products: [filling(size[0], size[1], 12, 12, 12)],
      ...about,
    });
    const { x, y, w, h } = layers.find(({ product }) => product)!.product!.box;
    const scale = Math.min(430 / size[0], 350 / size[1]);
    const [right, bottom] = [44 + size[0] * scale, 44 + size[1] * scale];
    expect(x > right || y > bottom).toBe(true);
    expect(w * h).toBeGreaterThan(2 * size[0] * size[1] * scale ** 2);
    expect(Math.max(x + w, y + h)).toBeLessThan(1000);
  }
});

it('shows a slim photo at the page’s full height, with the result beside it', async () => {
  const [left, right] = await groundAlong(filling(380, 800, 12, 12, 12), false);
  expect(left).toBeGreaterThan(0.8);
  expect(right).toBeLessThan(0.1);
});
