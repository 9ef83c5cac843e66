import { beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '../page/picture.ts';
import { shapedProducts } from '../product/shaped-products.fixture.ts';
import type { CategoryId, StyleId } from '../identifiers.ts';
import type { Product } from '../model.ts';
import { DESCRIPTIONS, LONG_DESCRIPTIONS } from '../phrases/descriptions.fixture.ts';
import { PHRASES } from '../phrases/index.ts';
import { blocksOf, misplacedWords } from '../type/find-faults.fixture.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { styleList } from './index.ts';
import { arrangeStyle } from './render-style.ts';

const STYLES = styleList.map(({ id }) => id);
const LANGUAGES = PHRASES.map(({ language }) => language.code);
const CATEGORIES: readonly (CategoryId | null)[] = ['kitchen', 'garden', null];

let products: Product[];

beforeAll(async () => {
  keepPlates(30);
  products = await shapedProducts();
});

describe.each(STYLES)('%s', (style) => {
  it('sets every language complete, legible and off the product, however much is described (products in turn)', async () => {
    const faults: string[] = [];
    for (const { language, description, product, category } of casesFor(style)) {
      const picture = await arrange(style, product, language, description, category);
      faults.push(...misplacedWords(picture).map((fault) => `${language}, product ${product}: ${fault}`));
    }
    expect(faults).toEqual([]);
  }, 120_000);
});

describe('mirroring', () => {
  const rightToLeft = PHRASES.filter(({ language }) => language.direction === 'rtl').map(
    ({ language }) => language.code,
  );

  it.each(STYLES)('%s mirrors its words from right to left', async (style) => {
    const english = await arrange(style, 0, 'en', '', 'kitchen');
    for (const language of rightToLeft) {
      const picture = await arrange(style, 0, language, '', 'kitchen');
      expect(blocksOf(picture).every(({ direction }) => direction === 'rtl')).toBe(true);
      const pairs = comparable(english, picture);
      expect(pairs.map(([, x]) => x)).toEqual(pairs.map(([x]) => expect.closeTo(x, 3)));
    }
  });
});

interface Case {
  language: string;
  description: string;
  product: number;
  category: CategoryId | null;
}

const isFullRun = process.env['FULL_TESTS'] === '1';

/**
 * Every style meets all products and each kind of description, in a quarter of the languages; the next style takes the next quarter. For each
 * language a style meets one description, for two of three languages the long one; `npm run test:full` tests all of them.
 */
function casesFor(style: StyleId): Case[] {
  const languages = [...LANGUAGES.entries()].filter(([i]) => isFullRun || isTurnOf(style, i));
  const cases = languages.flatMap(([i, language]) =>
    descriptionsIn(language, i + STYLES.indexOf(style)).map((description, j) => ({
      language,
      description,
      product: (i + j + STYLES.indexOf(style)) % products.length,
      category: CATEGORIES[i % CATEGORIES.length] ?? null,
    })),
  );
  // Cases of the same set run one after another: opening a set takes longer than setting all words.
  return cases.toSorted((a, b) => setOf(a) - setOf(b));
}

/** Languages in groups of four: products and kinds of description repeat every two, three or four, and none may be left out. */
const isTurnOf = (style: StyleId, language: number): boolean =>
  (Math.floor(language / 4) + STYLES.indexOf(style)) % 4 === 0;

const setOf = ({ category, product }: Case): number => CATEGORIES.indexOf(category) * products.length + product;

/** Long and empty, and in every third language only a name, which changes no more than one line. */
function descriptionsIn(language: string, turn: number): string[] {
  const { name = '', text = '' } = DESCRIPTIONS[language] ?? {};
  const long = LONG_DESCRIPTIONS[language] ?? text;
  if (isFullRun) return [long, '', ...(turn % 3 === 0 ? [name] : [])];
  return turn % 3 === 0 ? [turn % 2 === 0 ? name : ''] : [long];
}

function arrange(
  style: StyleId,
  product: number,
  language: string,
  description: string,
  category: CategoryId | null,
): Promise<Picture> {
  const chosen = products.slice(product, product + 1);
  return arrangeStyle({ style, products: chosen, language, description, category, seed: 2 });
}

/** Where boxes should start and where they do. A pill is as wide as its words: only boxes of the same width can be compared. */
function comparable(english: Picture, mirrored: Picture): [number, number][] {
  const [left, right] = [blocksOf(english), blocksOf(mirrored)];
  expect(right).toHaveLength(left.length);
  return left.flatMap(({ box }, i) => {
    const other = right[i]?.box;
    return other && Math.abs(box.w - other.w) < 1 ? [[english.frame.width - box.x - box.w, other.x] as const] : [];
  }) as [number, number][];
}
