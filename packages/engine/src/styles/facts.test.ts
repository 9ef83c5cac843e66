import { beforeAll, describe, expect, it } from 'vitest';
import type { StyleId } from '../identifiers.ts';
import type { Product } from '../model.ts';
import type { Picture } from '../page/picture.ts';
import type { UnitBox } from '../page/units.ts';
import { shapedProducts } from '../product/shaped-products.fixture.ts';
import { blocksOf, misplacedWords } from '../type/find-faults.fixture.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { arrangeStyle } from './render-style.ts';

/** Facts about a product, as many as requested. */
const FACTS = [
  'Waterproof',
  'Machine washable',
  'Height: 32 cm',
  'Dishwasher-safe and microwave-safe',
  'Weight: 300 g',
  'Handmade',
  'Width: 24 cm',
  'Two years of warranty',
];
const COUNTS = [0, 1, 2, 3, 5, 8];
/** Tall, wide and nearly square. */
const SHAPES = [0, 1, 3];
const STYLES = ['infographic_benefits', 'feature_callouts', 'usage_guide', 'trust_builder', 'detailed'] as const;

let products: Product[];
beforeAll(async () => {
  keepPlates(30);
  products = await shapedProducts();
});

const describedBy = (count: number): string =>
  count === 0 ? '' : ['Trail box', ...FACTS.slice(0, count).map((line) => `- ${line}`)].join('\n');

const arrange = (style: StyleId, shape: number, description: string, language = 'en'): Promise<Picture> =>
  arrangeStyle({ style, products: [products[shape]!], language, description, category: 'home', seed: 2 });

const productIn = ({ layers }: Picture): UnitBox => layers.find((layer) => layer.product)!.product!.box;

describe.each(STYLES)('%s', (style) => {
  it('sets no words on the product or on each other, however many facts there are', async () => {
    const faults: string[] = [];
    for (const shape of SHAPES) {
      for (const count of COUNTS) {
        for (const language of ['en', 'ar']) {
          const picture = await arrange(style, shape, describedBy(count), language);
          faults.push(...misplacedWords(picture).map((fault) => `${language}, ${count} facts, ${shape}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('shows the product large, and larger without a description', async () => {
    for (const shape of SHAPES) {
      const sizes = [];
      for (const count of [0, 1, 5]) {
        const { w, h } = productIn(await arrange(style, shape, describedBy(count)));
        sizes.push(Math.max(w, h));
      }
      expect([shape, Math.min(...sizes) > 330]).toEqual([shape, true]);
      expect([shape, sizes[0]! > 0.98 * sizes[2]!]).toEqual([shape, true]);
    }
  }, 120_000);
});

it('keeps labels away from the product', async () => {
  for (const shape of SHAPES) {
    const picture = await arrange(
      'feature_callouts',
      shape,
      'Box.\n- Carrying handle\n- Oak lid\n- Steel base\n- Height: 32 cm',
    );
    const product = productIn(picture);
    for (const { words, bounds } of blocksOf(picture)) {
      const across = Math.max(product.x - bounds.x - bounds.w, bounds.x - product.x - product.w);
      const down = Math.max(product.y - bounds.y - bounds.h, bounds.y - product.y - product.h);
      expect([words, Math.max(across, down) >= 10]).toEqual([words, true]);
    }
  }
});

it('draws no line without an end point: facts without a place are on cards beside the product or in the band below it', async () => {
  for (const shape of SHAPES) {
    const { layers } = await arrange('feature_callouts', shape, describedBy(2));
    const product = productIn({ layers, frame: { width: 1000, height: 1000 }, grain: 0 });
    const rows = layers.flatMap(({ text }) => (text && text.words !== 'Trail box' ? [text] : []));
    expect(rows.map(({ words }) => words)).toEqual(FACTS.slice(0, 2));
    for (const { bounds } of rows) {
      const isBeside = bounds.x + bounds.w < product.x || bounds.x > product.x + product.w;
      expect(isBeside || bounds.y > product.y + product.h).toBe(true);
    }
    expect(layers.filter(({ callout }) => callout?.to)).toEqual([]);
  }
});

it('puts no card where a height line is', async () => {
  const { layers } = await arrange(
    'feature_callouts',
    0,
    'Water bottle\n- Waterproof\n- Machine washable\n- Height: 32 cm',
  );
  const texts = layers.flatMap(({ text }) => (text ? [text] : []));
  const boundsOf = (said: RegExp): UnitBox => texts.find(({ words }) => said.test(words))!.bounds;
  const [height, washable] = [boundsOf(/32/u), boundsOf(/washable/u)];
  expect(washable.y).toBeGreaterThan(height.y + height.h);
  expect(washable.y).toBeGreaterThan(800);
});

it('sets a two-line name above a wide product, and not on it', async () => {
  const name = 'Hand-painted Art Deco serving platter with two handles';
  const picture = await arrange('detailed', 1, `${name}, glazed`);
  const [heading] = picture.layers.flatMap(({ text }) => (text ? [text] : []));
  expect(heading!.lines.length).toBeGreaterThan(1);
  expect(productIn(picture).y).toBeGreaterThan(heading!.bounds.y + heading!.bounds.h);
});

it('keeps the small line right below the large one, clear of the product and of its floor', async () => {
  for (const shape of SHAPES) {
    const picture = await arrange('benefit_overlay', shape, 'Trail box\n- Keeps everything dry in the rain');
    const [large, small] = picture.layers.flatMap(({ text }) => (text ? [text.bounds] : []));
    expect(small!.y - large!.y - large!.h).toBeLessThan(60);
    expect(small!.y + small!.h).toBeLessThan(productIn(picture).y + productIn(picture).h / 2);
    expect(misplacedWords(picture)).toEqual([]);
  }
});

it('tells nothing that is wrong with a thing, and stands a figure beside a single promise', async () => {
  const linesOf = async (description: string): Promise<string[]> => {
    const { layers } = await arrange('trust_builder', 0, description);
    return layers.flatMap(({ text }) => (text ? [text.words] : []));
  };
  const flawed = await linesOf('Lamp, adjustable arm, small scratches on the base');
  expect(flawed.join()).not.toMatch(/scratches/u);
  expect(await linesOf('Coffee machine, 19 bar. Descaled last month.')).toEqual([
    'Coffee machine',
    'Descaled last month',
    '19 bar',
  ]);
});
