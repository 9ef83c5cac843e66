import { findNoun } from '../goods/find-head.ts';
import { grammarOf } from '../goods/grammar.ts';
import { findMaker } from '../goods/makers.ts';
import { loadNames } from '../goods/names.ts';
import { findThing } from '../goods/things.ts';
import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { COMMON_WORDS } from './common-words.ts';
import { phrasesOf } from './index.ts';

/** One word of small letters behind a noun, at the end of its phrase. */
const BEHIND = /^ (?<word>\p{Ll}[\p{Ll}\p{M}'’]{3,})(?= (?:with|in|for|of|by|from)\b|\s*$)/u;
/** English words that describe what precedes them: « quilted », « saving ». */
const DESCRIBES = /(?:ed|ing|less|proof|free|able|y|ful)$/u;

/**
 * Whether a noun that is known is followed by one that is not, where the last noun of a name is what is sold: « garden table
 * widget » is no table, and « çay makinesi » no tea.
 * @param end characters of the text up to the end of the known noun
 */
export function isContinued(text: string, end: number, language: string): boolean {
  const { head, unspaced } = grammarOf(language);
  if (head === 'first' || unspaced === true) return false;
  // « Liquid Freezer II 280 » is the name of a line.
  if (/^ (?:I{2,3}|IV|VI{0,3})(?!\p{L})/u.test(text.slice(end))) return true;
  const word = BEHIND.exec(text.slice(end))?.groups?.['word'];
  if (word === undefined || (language === 'en' && DESCRIBES.test(word))) return false;
  return !isKnown(word, language);
}

function isKnown(word: string, language: string): boolean {
  const [lexicon, names] = [lexiconOf(language), loadNames(language)];
  const { commonWords, notNames } = phrasesOf(language);
  return (
    lexicon === null ||
    names === null ||
    COMMON_WORDS.has(word) ||
    commonWords.includes(word) ||
    notNames.includes(word) ||
    names.breaks.has(word) ||
    names.links.has(word) ||
    findTerms(word, lexicon).length > 0 ||
    findNoun(word, language, names) !== null ||
    findThing(word, language) !== null ||
    findMaker(word) !== null
  );
}
