import { plates } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { shapedProducts } from '../product/shaped-products.fixture.ts';
import type { Product } from '../model.ts';
import type { Layer } from '../page/picture.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { styleList } from './index.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { arrangeStyle } from './render-style.ts';

const STYLES = styleList.map(({ id }) => id);
/** Low products and products without a base. The first word alone tells their kind. */
const NAMES = ['Slippers', 'Pan', 'Keyboard', 'Wristwatch', 'Cutlery', 'Tray', 'T-shirt'];

let square: Product;

beforeAll(async () => {
  keepPlates(30);
  square = (await shapedProducts())[3]!;
});

/** The photographed backgrounds of a picture that are not seen from above. */
const seenFromSide = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ name }) => {
    const plate = name.startsWith('plate ') ? plates.get(name.slice('plate '.length).replace(/^plate_/u, '')) : null;
    return plate === null || plate?.info.view === 'top' ? [] : [name];
  });

describe.each(STYLES)('%s', (style) => {
  const arrange = (description: string) =>
    arrangeStyle({ style, products: [square], language: 'en', description, category: null, seed: 1 });

  it('shows products seen from above, or lying, on surfaces seen from above, and beside no carton', async () => {
    for (const name of NAMES) {
      const { layers } = await arrange(`${name}. Washable, made of natural materials.`);
      expect(seenFromSide(layers), `a ${name}`).toEqual([]);
      // Seasonal objects lie around the product; a carton or a present would stand beside it.
      const standing = layers.filter((layer) => layer.name.startsWith('dressing ') && style !== 'seasonal_theme');
      expect(standing, `beside a ${name}`).toEqual([]);
    }
  });

  it('does so for any product measured to be seen from above', async () => {
    prepareProduct(square).isFromAbove = true;
    try {
      const { layers } = await arrange('Zorbl. Washable.');
      expect(seenFromSide(layers)).toEqual([]);
    } finally {
      delete prepareProduct(square).isFromAbove;
    }
  });
});

it('shows standing products in rooms seen from the side, and in front of their carton', async () => {
  const about = { products: [square], language: 'en', description: 'Vase. Made of clay.', category: null, seed: 1 };
  expect(seenFromSide((await arrangeStyle({ ...about, style: 'lifestyle' })).layers)).not.toEqual([]);
  const { layers } = await arrangeStyle({ ...about, style: 'packaging' });
  expect(layers.some(({ name }) => name.startsWith('dressing '))).toBe(true);
});
