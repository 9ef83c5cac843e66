import { samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../product/sample-product.ts';
import { DESCRIPTIONS } from '../phrases/descriptions.fixture.ts';
import type { Product } from '../model.ts';
import { blocksOf } from '../type/find-faults.fixture.ts';
import { styleList } from './index.ts';
import { keepPlates } from '../stage/load-plate.ts';
import { arrangeStyle, type CompositionInput, listOptions, renderStyle } from './render-style.ts';

let product: Product;

beforeAll(async () => {
  keepPlates(30);
  const sample = samples.get('mug');
  if (!sample) throw new Error('The mug sample is missing');
  product = await sampleProduct(sample.photoPath, sample.maskPath, 500);
});

const wish = (change: Partial<CompositionInput>): CompositionInput => ({
  style: 'hero_banner',
  products: [product],
  language: 'en',
  description: 'Blue mug. Keeps tea warm for an hour. Dishwasher safe, 350 ml.',
  category: 'kitchen',
  seed: 1,
  ...change,
});

/** On the side of a box and on a tag, the words are part of the object. */
const printed = new Set(['packaging', 'gift_presentation']);
const shown = async (input: CompositionInput): Promise<string[]> =>
  blocksOf(await arrangeStyle(input)).map(({ lines }) => lines.map(({ text }) => text).join(' '));

describe.each(styleList.map(({ id }) => id))('%s', (style) => {
  it.each(['en', 'ar', 'ja'])(
    'sets edited words in full, up to their stated length (%s)',
    async (language) => {
      const input = wish({ style, language });
      const { texts } = await listOptions(input);
      const edits = texts.map(({ room }, slot) => [slot, editOf(language, room, slot)] as const);
      const blocks = await shown({ ...input, texts: Object.fromEntries(edits) });
      const letters = blocks.map((block) => block.replaceAll(/[\s-]/gu, ''));
      const expected = printed.has(style) ? [] : edits.map(([, text]) => text.replaceAll(/\s/gu, ''));
      expect(letters).toEqual(expect.arrayContaining(expected));
      expect(texts.length).toBeGreaterThanOrEqual(printed.has(style) ? 1 : 0);
    },
    60_000,
  );
});

/** Words of a language, as long as they fit, and different for each slot. */
function editOf(language: string, room: number, slot: number): string {
  const words = DESCRIPTIONS[language]?.text ?? '';
  const from = (slot * 7) % words.length;
  return Array.from((words.slice(from) + words).repeat(3).trim())
    .slice(0, Math.floor(room * 0.8))
    .join('')
    .trim();
}

it('keeps every word that was not edited, and proposes the same after an edit', async () => {
  const input = wish({});
  const before = await shown(input);
  const edited = { ...input, texts: { 0: 'Tea, all morning', 1: '' } };
  const after = await shown(edited);
  expect(after).toEqual(['Tea, all morning', ...before.slice(1)]);
  expect(await listOptions(edited)).toEqual(await listOptions(input));
});

it('prints them on a box too', async () => {
  const size = { widthPx: 256, heightPx: 256 };
  const input = { ...wish({ style: 'packaging' }), ...size };
  const draw = async (texts: Record<number, string>) =>
    Buffer.from((await renderStyle({ ...input, texts })).pixels.data).toString('base64');
  expect(await draw({ 0: 'Good morning' })).not.toBe(await draw({}));
});

it('draws the edited words: pixels differ only where they are', async () => {
  const size = { widthPx: 512, heightPx: 512 };
  const input = { ...wish({ style: 'social_square' }), ...size };
  const [one, other] = [await renderStyle(input), await renderStyle({ ...input, texts: { 0: 'Good morning' } })];
  expect(other.texts.map(({ text }) => text)).toContain('Good morning');
  const boxes = [...one.texts, ...other.texts].map(({ box }) => box);
  let [inside, outside] = [0, 0];
  for (let i = 0; i < one.pixels.data.length; i += 4) {
    const [x, y] = [(i / 4) % 512, Math.floor(i / 4 / 512)];
    const isText = boxes.some(
      (b) => x >= b.left - 8 && x <= b.left + b.width + 8 && y >= b.top - 8 && y <= b.top + b.height + 8,
    );
    const differs = Math.abs((one.pixels.data[i] ?? 0) - (other.pixels.data[i] ?? 0)) > 24;
    if (differs && isText) inside += 1;
    if (differs && !isText) outside += 1;
  }
  expect(inside).toBeGreaterThan(200);
  expect(outside).toBe(0);
});

it('states the purpose of each text', async () => {
  const rolesOf = async (style: CompositionInput['style'], change: Partial<CompositionInput> = {}) =>
    (await listOptions(wish({ style, ...change }))).texts.map(({ role }) => role);
  expect(await rolesOf('hero_banner')).toEqual(['name', 'line', 'call']);
  const manual = { description: 'Blue mug. Made in France.\n1. Warm it.\n2. Pour the tea.' };
  expect(await rolesOf('step_by_step', manual)).toEqual(['title', 'name', 'step', 'step']);
  expect(await rolesOf('trust_builder', manual)).toEqual(['name', 'trust']);
  expect(await rolesOf('feature_callouts')).toEqual(['feature', 'feature', 'feature', 'name']);
});

it('prints only its own labels without a description', async () => {
  const silent: string[] = [];
  for (const { id } of styleList) {
    const { texts } = await listOptions(wish({ style: id, description: '', category: null }));
    if (texts.length === 0) silent.push(id);
    expect([id, texts.filter(({ role }) => !['label', 'title', 'measure'].includes(role))]).toEqual([id, []]);
  }
  expect(silent).toEqual(
    expect.arrayContaining(
      'hero_banner social_square step_by_step trust_builder usage_guide educational_ad infographic_benefits detailed before_after'.split(
        ' ',
      ),
    ),
  );
});

it('states which pictures another seed changes', async () => {
  const input = (style: CompositionInput['style'], seed: number) =>
    wish({ style, seed, description: 'Blue mug', language: 'en' });
  const words = async (style: CompositionInput['style'], seed: number) => (await shown(input(style, seed))).join();
  const varying = [];
  for (const { id } of styleList) if ((await listOptions(input(id, 1))).varies) varying.push(id);
  expect(varying).toEqual(['seasonal_theme']);
  expect(new Set([await words('seasonal_theme', 1), await words('seasonal_theme', 2)]).size).toBe(2);
});

it('cycles through the fitting sets back to its own', async () => {
  const input = wish({ style: 'lifestyle' });
  const { scenes, sets } = await listOptions(input);
  expect(scenes).toBeGreaterThan(1);
  // Thumbnails to choose from: one per set, in the same order whichever set is shown.
  expect(new Set(sets.map((set) => Buffer.from(set).toString('base64'))).size).toBe(scenes);
  expect((await listOptions({ ...input, scene: 1 })).sets).toEqual(sets);
  const size = { widthPx: 64, heightPx: 64 };
  const draw = async (scene: number) => Buffer.from((await renderStyle({ ...input, ...size, scene })).pixels.data);
  const drawn = [];
  for (let scene = 0; scene <= scenes; scene += 1) drawn.push((await draw(scene)).toString('base64'));
  expect(new Set(drawn).size).toBe(scenes);
  expect(drawn.at(-1)).toBe(drawn[0]);
  expect(await listOptions(wish({ style: 'white_bg' }))).toMatchObject({ scenes: 1, sets: [] });
});
