import { findSegmenter } from '../type/find-segmenter.ts';

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Length in columns: an ideograph counts two, a combining mark none. Maximum lengths use this unit. */
export function countColumns(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : /[\p{M}\p{Cf}]/u.test(character) ? 0 : 1;
  return columns;
}

/** Words, also in languages without spaces. */
export function countWords(text: string, language: string | null): number {
  const segments = findSegmenter(language ?? 'en', 'word').segment(text);
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
}
