import { goodsSpelledIn } from '../goods/names.ts';
import { spelledIn } from '../lexicon/lexicon.ts';
import { PHRASES } from './index.ts';
import { isInScriptOf, rankLanguages } from './tell-language.ts';

/** From this share of the best score on a language is as likely: neighbours share their small words. */
const CLOSE = 0.55;
/** A small word says as much as this many letters of the words of goods. */
const LETTERS_PER_SMALL_WORD = 4;

/**
 * The language of a text; of neighbours that its small words fit alike, the one whose lexicon and goods hold most of its words.
 * Null when it is not told.
 */
export function settleLanguage(text: string, expected: string): string | null {
  const ranked = rankLanguages(text);
  const close = ranked.filter(({ score }) => score >= (ranked[0]?.score ?? 0) * CLOSE);
  if (close.length < 2) return ranked[0]?.code ?? null;
  const words = wordsOf(text);
  const rated = close.map(({ code, score }) => ({
    code,
    score:
      score * LETTERS_PER_SMALL_WORD + lettersKnown(words, code) + (code === expected ? LETTERS_PER_SMALL_WORD : 0),
  }));
  return rated.reduce((one, other) => (other.score > one.score ? other : one)).code;
}

/** Shorter words are the same in too many languages. */
const LEAST_LETTERS = 4;
/** What is expected is only left for a language that knows far more of the words. */
const MARGIN = 1.3;

/** The language whose terms hold the longest of a text's words; what is expected unless another does far better. */
export function tellByTerms(text: string, expected: string): string {
  const words = wordsOf(text);
  if (words.length === 0) return expected;
  const score = (code: string): number => lettersKnown(words, code);
  const own = score(expected);
  const rated = PHRASES.map(({ language: { code } }) => code)
    .filter((code) => code !== expected && isInScriptOf(text, code))
    .map((code) => ({ code, score: score(code) }));
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one), { code: expected, score: 0 });
  return best.score > Math.max(own * MARGIN, own + LEAST_LETTERS) ? best.code : expected;
}

const wordsOf = (text: string): string[] =>
  [...new Set(text.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])].filter((word) => word.length >= LEAST_LETTERS);

const lettersKnown = (words: readonly string[], code: string): number =>
  words.reduce((sum, word) => sum + (hasWord(code, word) ? word.length : 0), 0);

function hasWord(code: string, word: string): boolean {
  const all = [spelledIn(code), goodsSpelledIn(code)];
  const stem = word.length > 7 ? word.slice(0, -2) : word;
  return ['|', ' ', '"'].some((before) => all.some((one) => one.includes(before + stem)));
}
