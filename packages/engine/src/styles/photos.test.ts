import { expect, it } from 'vitest';
import { shapedProducts } from '../compose/shaped-products.fixture.ts';
import { styleList } from './index.ts';
import { renderStyle } from './render-style.ts';

/** Pixels of the longer side: enough for every window of a picture. */
const SIDE_PX = 96;

it('no style shows more photos than it says, so the others need not be opened', async () => {
  const [first, ...others] = await shapedProducts();
  if (first === undefined) throw new Error('no products');
  const products = [first, ...others, ...others].slice(0, 6);
  for (const { id, width, height, photos = 1 } of styleList) {
    const scale = SIDE_PX / Math.max(width, height);
    const draw = async (count: number) => {
      const size = { widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) };
      const wish = { style: id, language: 'en', description: 'Soap. Cleans well.', category: null, seed: 1 };
      return Buffer.from((await renderStyle({ ...wish, ...size, products: products.slice(0, count) })).pixels.data);
    };
    const whole = await draw(6);
    expect([id, Buffer.compare(whole, await draw(photos))]).toEqual([id, 0]);
    // Nor does it say more than it shows.
    expect([id, Buffer.compare(whole, await draw(1)) === 0]).toEqual([id, photos === 1]);
  }
}, 240_000);
