import { samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../product/sample-product.ts';
import { type StyleId, WORD_ROLES } from '../identifiers.ts';
import type { Product } from '../model.ts';
import { chooseWords } from '../phrases/choose-words.ts';
import { listWords } from '../phrases/edit-words.ts';
import { blocksOf } from '../type/find-faults.fixture.ts';
import { styleList } from './index.ts';
import { keysOfWish, type Wish } from '../phrases/key-of-wish.ts';
import { arrangeStyle } from './render-style.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { rolesOf } from '../phrases/words-of.ts';

const DESCRIPTION = 'Blue mug. Keeps tea warm for an hour. Dishwasher safe, 350 ml. Two years of guarantee.';
const STEPS = { step_1: 'Fill', step_2: 'Wait', step_3: 'Drink', need: 'Warm tea all morning' };

let product: Product;
beforeAll(async () => {
  keepPlates(30);
  const sample = samples.get('mug');
  if (!sample) throw new Error('The mug sample is missing');
  product = await sampleProduct(sample.photoPath, sample.maskPath, 500);
});

const base = Object.fromEntries(
  listWords(chooseWords(DESCRIPTION, 'en', 'kitchen')).flatMap(({ role, proposed }) =>
    proposed === null ? [] : [[role, proposed]],
  ),
);

describe.each(styleList.map(({ id }) => id))('%s', (style) => {
  const shown = async (words: object) => {
    const picture = await arrangeStyle({
      style,
      products: [product],
      language: 'en',
      description: DESCRIPTION,
      category: 'kitchen',
      seed: 1,
      words: { ...base, ...STEPS, ...words },
    });
    const texts = blocksOf(picture).map(({ lines, bounds }) => [lines.map(({ text }) => text), bounds]);
    return { layers: picture.layers.length, texts };
  };

  it('shows only the words that it declares to read', async () => {
    const others = WORD_ROLES.filter((role) => !rolesOf(style).includes(role));
    // The headline depends on the name: it is set, so that only the name changes.
    const changed = Object.fromEntries(others.map((role) => [role, `Other ${role}`.slice(0, 16)]));
    expect(await shown(changed)).toEqual(await shown({}));
  }, 60_000);
});

describe('the keys of a set', () => {
  const wish: Wish = { language: 'en', description: DESCRIPTION, category: 'kitchen' };
  const former = { keys: ['a@0', 'b@0'], isWhole: false };
  const changedBy = (change: Partial<Wish>, present = former): StyleId[] => {
    const [before, after] = [keysOfWish(wish), keysOfWish({ ...wish, ...change })];
    return styleList.flatMap(({ id, photos = 1 }) => {
      const seen = ({ keys, isWhole }: typeof former) => ({ photos: keys.slice(0, photos), isWhole });
      return before(id, 1, seen(former)) === after(id, 1, seen(present)) ? [] : [id];
    });
  };
  const all = styleList.map(({ id }) => id);

  it('change for pictures that show a word, and for no other', () => {
    expect(changedBy({ words: { call: 'Buy it' } })).toEqual(['hero_banner', 'mobile_optimized']);
    expect(changedBy({ words: { trust_1: 'Made by hand' } })).toEqual(['trust_builder']);
    expect(changedBy({})).toEqual([]);
  });
  it('change for pictures that depend on all of it: cut-out, language, kind', () => {
    expect(changedBy({}, { keys: ['a@1', 'b@0'], isWhole: false })).toEqual(all);
    expect(changedBy({}, { ...former, isWhole: true })).toEqual(all);
    expect(changedBy({ language: 'de' })).toEqual(all);
    expect(changedBy({ description: 'Oak garden bench, 150 cm wide.' })).toEqual(all);
  });
  it('change for all pictures with three measures of furniture, which decide how a product stands', () => {
    const keyOf = (description: string) =>
      keysOfWish({ ...wish, description })('white_bg', 1, { photos: ['a'], isWhole: false });
    expect(keyOf('Thingummy 100 x 40 x 50 cm')).not.toBe(keyOf('Thingummy 100 x 4 x 50 cm'));
  });
  it('depend on a second photo only for the styles that show it', () => {
    const several = styleList.filter(({ photos = 1 }) => photos > 1).map(({ id }) => id);
    expect(changedBy({}, { keys: ['a@0', 'b@1'], isWhole: false })).toEqual(several);
    expect(several.length).toBeGreaterThan(0);
  });
});
