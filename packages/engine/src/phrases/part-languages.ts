import { spelledIn } from '../lexicon/lexicon.ts';
import { countWords } from './count-text.ts';
import { linesOf, sentencesOf } from './split-description.ts';
import { PHRASES } from './index.ts';
import { isClearlyIn, isInScriptOf, readsAs, tellLanguage } from './tell-language.ts';

/** What of a description is in one language. */
export interface LanguagePart {
  language: string;
  text: string;
}

/** Fewer words tell no language apart from its neighbours. */
const LEAST_WORDS = 4;

/**
 * A description's sentences by their language, the main one first: sellers paste a second language under their own. A short
 * text that tells nothing is in the language whose terms it uses, `expected` before English.
 */
export function partLanguages(text: string, expected: string): LanguagePart[] {
  const main = tellLanguage(text, expected) ?? tellByTerms(text, expected);
  const parts = new Map<string, string[]>([[main, []]]);
  for (const line of linesOf(text)) {
    const sentences = sentencesOf(line, main);
    const languages = sentences.map((sentence) => languageOf(sentence, main));
    const isWhole = languages.every((language) => language === languages[0]);
    const pieces = isWhole
      ? [{ language: languages[0] ?? main, text: line }]
      : sentences.map((sentence, i) => ({ language: languages[i]!, text: sentence }));
    for (const { language, text: piece } of pieces) parts.set(language, [...(parts.get(language) ?? []), piece]);
  }
  return [...parts].map(([language, lines]) => ({ language, text: lines.join('\n') }));
}

function languageOf(sentence: string, main: string): string {
  if (countWords(sentence, main) < LEAST_WORDS || readsAs(sentence, main)) return main;
  const told = tellLanguage(sentence, main);
  return told !== null && told !== main && isClearlyIn(sentence, told, main) ? told : main;
}

/** Shorter words are the same in too many languages. */
const LEAST_LETTERS = 4;
/** What is expected is only left for a language that knows far more of the words. */
const MARGIN = 1.3;

/** The language whose terms hold the longest of a text's words; what is expected unless another does far better. */
function tellByTerms(text: string, expected: string): string {
  const words = [...new Set(text.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])].filter(
    (word) => word.length >= LEAST_LETTERS,
  );
  if (words.length === 0) return expected;
  const score = (code: string): number => words.reduce((sum, word) => sum + (hasWord(code, word) ? word.length : 0), 0);
  const own = score(expected);
  const rated = PHRASES.map(({ language: { code } }) => code)
    .filter((code) => code !== expected && isInScriptOf(text, code))
    .map((code) => ({ code, score: score(code) }));
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one), { code: expected, score: 0 });
  return best.score > Math.max(own * MARGIN, own + LEAST_LETTERS) ? best.code : expected;
}

function hasWord(code: string, word: string): boolean {
  const all = spelledIn(code);
  const stem = word.length > 7 ? word.slice(0, -2) : word;
  return ['|', ' ', '"'].some((before) => all.includes(before + stem));
}
