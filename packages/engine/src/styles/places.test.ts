import { samples } from '@vitrine/scenes';
import { beforeAll, expect, it } from 'vitest';
import { prepareProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { shapedProducts } from '../product/shaped-products.fixture.ts';
import type { CategoryId, StyleId } from '../identifiers.ts';
import type { Product } from '../model.ts';
import { blocksOf } from '../type/find-faults.fixture.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { arrangeStyle } from './render-style.ts';

const products = new Map<string, Product>();

beforeAll(async () => {
  keepPlates(30);
  for (const { name, photoPath, maskPath } of samples.values()) {
    products.set(name, await sampleProduct(photoPath, maskPath, 600));
  }
});

const arrange = (style: StyleId, product: Product, category: CategoryId, description = '') =>
  arrangeStyle({ style, products: [product], language: 'en', description, category, seed: 1 });

/** Names of a picture's photographed sets, one per window. */
async function placesOf(style: StyleId, category: CategoryId, description = ''): Promise<string[]> {
  const { layers } = await arrange(style, products.get('mug')!, category, description);
  return layers.map(({ name }) => name).filter((name) => name.startsWith('plate '));
}

it.each(['kitchen', 'electronics', 'home', 'beauty', 'food', 'office'] as const)(
  'shows three different rooms of a day, and steps in different places (%s)',
  async (category) => {
    const steps = 'Mug. 1. Warm it up. 2. Pour the tea. 3. Enjoy it.';
    for (const description of ['', steps]) {
      expect(new Set(await placesOf('usage_demonstration', category, description)).size).toBe(3);
      expect(new Set(await placesOf('step_by_step', category, description)).size).toBe(3);
    }
  },
);

it('shows one frame for each step, and four pictures without named steps', async () => {
  const count = async (description: string) => {
    const { layers } = await arrange('step_by_step', products.get('mug')!, 'kitchen', description);
    return layers.filter(({ name }) => name.startsWith('plate ') || name === 'crop').length;
  };
  expect(await count('Mug. 1. Warm it up. 2. Pour the tea.')).toBe(2);
  expect(await count('Mug. 1. Warm it up. 2. Pour the tea. 3. Enjoy it.')).toBe(3);
  expect(await count('')).toBe(4);
});

it('lays down no standing product: a cup, a bottle and headphones are shown as prints', async () => {
  for (const [name, product] of products) {
    const { layers } = await arrange('flat_lay', product, 'home');
    expect([name, layers.filter((layer) => layer.name === 'product').length]).toEqual([name, 3]);
  }
});

it('has before and after from edge to edge, in halves, with the product at the same size in both', async () => {
  for (const product of [...products.values(), ...(await shapedProducts())]) {
    const { layers } = await arrange('before_after', product, 'home', 'Red teapot.');
    const { product: mark } = layers.find((layer) => layer.product) ?? {};
    const [before, after] = blocksOf({ layers, frame: { width: 1000, height: 1000 }, grain: 0 });
    expect([before?.words, after?.words]).toEqual(['Before', 'After']);
    // If the seam runs through the product, there is no whole product to measure.
    if (!mark) continue;
    const { aspect } = prepareProduct(product);
    expect(mark.box.w / mark.box.h).toBeCloseTo(aspect, 2);
    expect(mark.box.x).toBeGreaterThanOrEqual(0);
    expect(mark.box.y).toBeGreaterThanOrEqual(0);
    expect(mark.box.x + mark.box.w).toBeLessThanOrEqual(1000);
    expect(mark.box.y + mark.box.h).toBeLessThanOrEqual(1000);
  }
});

it('labels neither half of before and after without a description', async () => {
  const { layers } = await arrange('before_after', products.get('mug')!, 'kitchen');
  expect(blocksOf({ layers, frame: { width: 1000, height: 1000 }, grain: 0 })).toEqual([]);
});

it('promises no variants: four backgrounds, no word and no swatch', async () => {
  const { layers } = await arrange('color_variants', products.get('mug')!, 'kitchen', 'Mug. Keeps warm.');
  expect(blocksOf({ layers, frame: { width: 1000, height: 1000 }, grain: 0 })).toEqual([]);
  expect(layers.filter(({ name }) => name === 'disc')).toEqual([]);
  expect(layers.filter(({ name }) => name === 'product')).toHaveLength(4);
});

it('keeps the whole product inside its window, on a podium too', async () => {
  const [, , , slab] = await shapedProducts();
  for (const product of [...products.values(), slab!]) {
    const { layers } = await arrange('step_by_step', product, 'home', 'Soap. 1. Press once. 2. Rub. 3. Rinse.');
    const { product: mark } = layers.find((layer) => layer.product) ?? {};
    expect(mark?.box.y).toBeGreaterThan(206);
  }
});

it('leaves a promise its words above a wide product', async () => {
  const [, long, pale] = await shapedProducts();
  for (const product of [long!, pale!]) {
    const { layers } = await arrange('benefit_overlay', product, 'home', 'Mug. Keeps the coffee warm for longer.');
    const [promise] = blocksOf({ layers, frame: { width: 1000, height: 1000 }, grain: 0 });
    expect(promise?.lines.map(({ text }) => text).join(' ')).toBe(promise?.words);
    expect(promise?.size).toBeGreaterThan(60);
  }
});
