import { beforeAll, describe, expect, it } from 'vitest';
import { shapedProducts } from '../product/shaped-products.fixture.ts';
import type { StyleId } from '../identifiers.ts';
import type { Product } from '../model.ts';
import { DESCRIPTIONS } from '../phrases/descriptions.fixture.ts';
import { PHRASES } from '../phrases/index.ts';
import { paleWords } from '../type/find-faults.fixture.ts';
import { styleList } from './index.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { composeStyle } from './render-style.ts';

const STYLES = styleList.map(({ id }) => id);
const LANGUAGES = PHRASES.map(({ language }) => language.code);
const CATEGORIES = ['kitchen', null, 'garden', 'home'] as const;

let products: Product[];

beforeAll(async () => {
  keepPlates(30);
  products = await shapedProducts();
});

/** Every second style starts with the second product, so that each product meets each kind of description. */
const productsOf = (style: StyleId): number[] => {
  if (process.env['FULL_TESTS'] === '1') return [0, 1, 2, 3];
  const turn = STYLES.indexOf(style);
  return turn % 2 === 0 ? [0, 3] : [1, 2];
};

// The layers below the words must be drawn, which is slow: every style with two of the products, the languages in turn.
describe.each(STYLES)('%s', (style) => {
  it.each(productsOf(style))('sets words with a contrast of 4.5 (product %i, languages in turn)', async (i) => {
    const language = LANGUAGES[(STYLES.indexOf(style) * 4 + i) % LANGUAGES.length] ?? 'en';
    const description = i % 2 === 0 ? (DESCRIPTIONS[language]?.text ?? '') : '';
    const category = CATEGORIES[i] ?? null;
    const chosen = products.slice(i, i + 1);
    const picture = await composeStyle({ style, products: chosen, language, description, category, seed: 2 });
    expect(paleWords(picture)).toEqual([]);
  });
});
