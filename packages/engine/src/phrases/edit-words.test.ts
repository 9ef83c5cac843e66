import { samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../product/sample-product.ts';
import { DEFAULT_STYLE_IDS, WORD_ROLES, wordRoom, type WordRole } from '../identifiers.ts';
import type { Product, WordEdits } from '../model.ts';
import { blocksOf } from '../type/find-faults.fixture.ts';
import { arrangeStyle } from '../styles/render-style.ts';
import { chooseWords } from './choose-words.ts';
import { DESCRIPTIONS } from './descriptions.fixture.ts';
import { editWords, listWords } from './edit-words.ts';

const MUG = 'Blue mug. Keeps tea warm for an hour. Dishwasher safe, 350 ml.';
const wordsOf = (description: string, edits: WordEdits = {}, language = 'en') =>
  editWords(chooseWords(description, language, 'kitchen'), edits);
const proposed = (description: string) =>
  Object.fromEntries(listWords(wordsOf(description)).map((word) => [word.role, word.proposed]));

it('lists the description’s words by purpose, and a name only if there is one', () => {
  expect(proposed(MUG)).toMatchObject({ name: 'Blue mug', headline: 'Blue mug', line: 'Keeps tea warm for an hour' });
  expect(proposed('')).toMatchObject({ name: null, headline: null, benefit_1: null, call: 'Discover it now' });
  expect(listWords(wordsOf(MUG)).map(({ role }) => role)).toEqual(WORD_ROLES);
});

it('keeps everything that is not edited', () => {
  expect(wordsOf(MUG, {})).toEqual(wordsOf(MUG));
});

it('keeps emptied texts empty, and closes the gap in the list', () => {
  expect(wordsOf(MUG, { line: '  ', name: '' })).toMatchObject({ line: '', name: null });
  const { benefits } = wordsOf(MUG);
  expect(benefits.length).toBeGreaterThan(1);
  expect(wordsOf(MUG, { benefit_1: '' }).benefits).toEqual(benefits.slice(1));
});

it('puts each of the words in its own place', () => {
  const edits = Object.fromEntries(WORD_ROLES.map((role) => [role, `my ${role}`])) as Record<WordRole, string>;
  const list = listWords(wordsOf(MUG, edits));
  expect(list.map((word) => word.proposed)).toEqual(WORD_ROLES.map((role) => `my ${role}`));
});

it('uses a name as the headline unless there is another', () => {
  expect(wordsOf('', { name: 'Morning mug' })).toMatchObject({ name: 'Morning mug', headline: 'Morning mug' });
  expect(wordsOf('', { headline: 'Tea time', name: 'Morning mug' }).headline).toBe('Tea time');
});

it('adds a third step if the description has two', () => {
  const two = '1. Pour the water in.\n2. Wait for three minutes.';
  expect(wordsOf(two).steps).toHaveLength(2);
  expect(wordsOf(two, { step_3: 'Enjoy' }).steps).toEqual([...wordsOf(two).steps, 'Enjoy']);
});

describe('on the pictures', () => {
  let product: Product;
  beforeAll(async () => {
    const sample = samples.get('mug');
    if (!sample) throw new Error('The mug sample is missing');
    product = await sampleProduct(sample.photoPath, sample.maskPath, 500);
  });
  const shown = async (style: (typeof DEFAULT_STYLE_IDS)[number], language: string, words: WordEdits) => {
    const seed = 1;
    const input = { style, products: [product], language, description: MUG, category: null, seed, words };
    return blocksOf(await arrangeStyle(input)).map(({ lines }) => lines.map(({ text }) => text).join(' '));
  };

  it('appear wherever there is a place for them', async () => {
    const words = { name: 'Morning mug', call: 'Have a look', feature_2: 'Thick wall' };
    expect(await shown('hero_banner', 'en', words)).toEqual(expect.arrayContaining(['Morning mug', 'Have a look']));
    expect(await shown('feature_callouts', 'en', words)).toEqual(expect.arrayContaining(['Morning mug', 'Thick wall']));
    expect(await shown('white_bg', 'en', words)).toEqual([]);
  });

  it.each(['en', 'de', 'ar', 'ja'])(
    'appear in full in %s, up to their maximum length',
    async (language) => {
      const text = (DESCRIPTIONS[language]?.text ?? '').replaceAll(/[\s\d.,:;،。、]+/gu, ' ').trim();
      const edits = Object.fromEntries(
        WORD_ROLES.map((role, i) => {
          const from = (i * 11) % text.length;
          return [
            role,
            Array.from(`${text.slice(from)} ${text.repeat(3)}`)
              .slice(0, wordRoom(role, language))
              .join('')
              .trim(),
          ];
        }),
      );
      for (const style of DEFAULT_STYLE_IDS) {
        const cut = (await shown(style, language, edits)).filter((block) => block.endsWith('…'));
        expect([style, cut]).toEqual([style, []]);
      }
    },
    60_000,
  );
});
