import { clings } from './cling-rules.ts';

/** Scripts written without spaces, and their punctuation. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uff60]/u;
/**
 * Characters that never start a line (JIS X 4051, GB/T 15834): closing marks, small kana, the long vowel mark, iteration marks.
 */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}.,:;!?%…‥·・ー～、。，．：；！？％℃°々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶๆฯ।॥،؛؟]/u;
/** Characters that never end a line. */
const NEVER_LAST = /(?:^|[\s\u3000-\u303f\uff00-\uff60\p{Script=Han}])[\p{Ps}\p{Pi}¿¡]$/u;

/** Languages in which a one-letter word does not end a line. */
const NO_LONE_LETTER = new Set(['cs', 'pl', 'sk', 'ru', 'uk', 'be', 'bg']);

/**
 * Whether a line may end between two neighbours without a space; `before` is everything since the last break, `word` its last
 * word.
 */
export function mayPart(before: string, after: string, language: string, word = before): boolean {
  if (!UNSPACED.test(before.slice(-1)) && !UNSPACED.test(after.slice(0, 1))) return false;
  return !NEVER_FIRST.test(after) && !NEVER_LAST.test(before) && !clings(word, after, language);
}

/** A single character that would be alone on the last line, ignoring closing marks. */
export const isWidow = (text: string): boolean => UNSPACED.test(text) && /^[\p{L}\p{N}]\p{M}*\p{P}*$/u.test(text);

/** Whether two neighbours stay on one line in spite of the space between them. */
export function isGlued(before: string, after: string, language: string): boolean {
  // French puts a space before « : » and « ! », other languages before a dash: neither starts a line.
  if (/^[:;!?»%…।]/u.test(after) || /^[—–]$/u.test(after)) return true;
  if (/(?:^|\s)[«„“¿¡([{]$/u.test(before)) return true;
  // A figure and its unit.
  if (/(?:^|\s)\p{N}[\p{N}.,×x/-]*$/u.test(before) && /^(?:(?:\p{L}\p{M}*){1,3}|°\p{L}?)$/u.test(after)) return true;
  return NO_LONE_LETTER.has(language.split('-')[0] ?? '') && /(?:^|\s)\p{L}$/u.test(before);
}
