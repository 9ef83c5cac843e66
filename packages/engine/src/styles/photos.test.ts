import { beforeAll, expect, it } from 'vitest';
import { shapedProducts } from '../product/shaped-products.fixture.ts';
import type { Product } from '../model.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { styleList } from './index.ts';
import { renderStyle } from './render-style.ts';

/** Pixels of the longer side: enough for every window of a picture. */
const SIDE_PX = 96;

beforeAll(() => keepPlates(30));

it('shows at most the declared number of photos, so the others need not be opened', async () => {
  const shaped = await shapedProducts();
  for (const { id, width, height, photos = 1 } of styleList) {
    const scale = SIDE_PX / Math.max(width, height);
    const draw = async (products: readonly Product[]) => {
      const size = { widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) };
      const wish = {
        style: id,
        language: 'en',
        description: 'Sample, 90 cm tall. Cleans well.',
        category: null,
        seed: 1,
      };
      return Buffer.from((await renderStyle({ ...wish, ...size, products: [...products] })).pixels.data);
    };
    let showsMore = false;
    // Some styles show further photos only for one kind of product: flat_lay for products too large to lie on a table.
    for (const main of photos === 1 ? shaped.slice(0, 1) : shaped) {
      const others = shaped.filter((product) => product !== main);
      const products = [main, ...others, ...others].slice(0, 6);
      const whole = await draw(products);
      expect([id, Buffer.compare(whole, await draw(products.slice(0, photos)))]).toEqual([id, 0]);
      showsMore ||= photos > 1 && Buffer.compare(whole, await draw(products.slice(0, 1))) !== 0;
    }
    // It does not declare more photos than it shows either.
    expect([id, showsMore]).toEqual([id, photos > 1]);
  }
}, 240_000);
