import { createHash } from 'node:crypto';
import { isSaidBulky, parseSize } from './parse-size.ts';
import { recogniseKind } from '../goods/recognise-kind.ts';
import { type CategoryId, STYLE_IDS, type StyleId } from '../identifiers.ts';
import type { WordEdits } from '../model.ts';
import { chooseWords } from './choose-words.ts';
import { editWords } from './edit-words.ts';
import { readBy } from './words-of.ts';

/** Styles that read the description itself: a season's name, the figures of a size. */
const READ_ALL: ReadonlySet<StyleId> = new Set(['seasonal_theme', 'size_comparisons']);

/** The inputs of a set's pictures, besides style, seed and photos. */
export interface Wish {
  language: string;
  description: string;
  category: CategoryId | null;
  words?: WordEdits | undefined;
}

/** Keys of the photos that a picture shows, with their cut-outs, the main one first; and whether it shows them whole. */
interface Photos {
  photos: readonly string[];
  isWhole: boolean;
}

/**
 * Identifies pictures of a set without drawing them: while the key of a style and seed is unchanged, so is the picture. Inputs
 * that a style does not use, such as most of the words, do not change its key.
 */
export function keysOfWish(wish: Wish): (style: StyleId, seed: number, photos: Photos) => string {
  const { description, language, category } = wish;
  const words = editWords(chooseWords(description, language, category), wish.words);
  const goods = [
    recogniseKind(description, language, category),
    parseSize(description),
    isSaidBulky(description),
    category,
  ];
  return (style, seed, { photos, isWhole }) => {
    const parts = [style, seed, photos, isWhole, words.language, goods, readBy(style, words, isWhole)];
    const all = READ_ALL.has(style) ? [...parts, description] : parts;
    return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
  };
}

/** The styles whose pictures show words of a set: the others are the same in every language, except for a style's fixed texts. */
export function stylesWithWords({ description, language, category, words: own }: Wish): Set<StyleId> {
  const words = editWords(chooseWords(description, language, category), own);
  const isSaid = (one: unknown): boolean =>
    Array.isArray(one) ? one.some(isSaid) : typeof one === 'string' && one !== '';
  return new Set(STYLE_IDS.filter((style) => isSaid(readBy(style, words))));
}
