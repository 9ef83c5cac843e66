import { createHash } from 'node:crypto';
import { parseSize } from './parse-size.ts';
import { recogniseKind } from '../goods/recognise-kind.ts';
import { type CategoryId, STYLE_IDS, type StyleId } from '../identifiers.ts';
import type { WordEdits } from '../model.ts';
import { chooseWords } from './choose-words.ts';
import { editWords } from './edit-words.ts';
import { readBy } from './words-of.ts';

/** Read the description itself: a season's name, the figures of a size. */
const READ_ALL: ReadonlySet<StyleId> = new Set(['seasonal_theme', 'size_comparisons']);

/** What the pictures of a set are made of, besides style and seed. */
export interface Wish {
  /** Keys of the photos with their cut-outs, the main one first. */
  products: readonly string[];
  language: string;
  description: string;
  category: CategoryId | null;
  words?: WordEdits | undefined;
}

/**
 * Tells pictures of a set apart without drawing them: while the key of a style and seed is the same, so is the picture. What a
 * style does not read, such as most of the words, does not change its key. `photos`: how many the style may show.
 */
export function keysOfWish(wish: Wish): (style: StyleId, seed: number, photos: number) => string {
  const { description, language, category } = wish;
  const words = editWords(chooseWords(description, language, category), wish.words);
  const goods = [recogniseKind(description, language, category)?.id ?? null, parseSize(description), category];
  return (style, seed, photos) => {
    const parts = [style, seed, wish.products.slice(0, photos), words.language, goods, readBy(style, words)];
    const all = READ_ALL.has(style) ? [...parts, description] : parts;
    return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
  };
}

/** The styles whose pictures show words of a wish: the others are the same in every language, but for what a style says by itself. */
export function stylesWithWords({ description, language, category, words: own }: Omit<Wish, 'products'>): Set<StyleId> {
  const words = editWords(chooseWords(description, language, category), own);
  const isSaid = (one: unknown): boolean =>
    Array.isArray(one) ? one.some(isSaid) : typeof one === 'string' && one !== '';
  return new Set(STYLE_IDS.filter((style) => isSaid(readBy(style, words))));
}
