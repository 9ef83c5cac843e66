import { findNoun } from '../goods/find-head.ts';
import { findMaker, type FoundMaker } from '../goods/makers.ts';
import { goodsSpelledIn, loadNames } from '../goods/names.ts';
import { spelledIn } from '../lexicon/lexicon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { COMMON_WORDS } from './common-words.ts';
import { isNoModel, isWholeLine, modelBehind } from './line-of-maker.ts';

/** A word of a name. */
export const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&+-]*/gu;

/** « SoundPeak », « X2 », « D-200 »: not an ordinary word of any language; a figure alone does not count. */
export const isInvented = (word: string): boolean =>
  /\p{Ll}\p{Lu}/u.test(word) ||
  (/^\p{Lu}/u.test(word) && /\p{Nd}/u.test(word) && !/^\p{Lu}\p{Nd}$/u.test(word)) ||
  (/^\p{Lu}\p{Nd}$/u.test(word) && !/^[AB]\d$/u.test(word));

/** A brand or model, and whether it also names the kind: « iPhone 12 ». */
interface Line {
  text: string;
  isWhole: boolean;
}

/**
 * The brand and model in a name, as typed: « Dyson Airwrap » of « Dyson Airwrap complete styler », « Trek Marlin 5 ». Ordinary
 * words and kind nouns do not count; where nouns or all words are capitalised, a known brand must come first.
 */
export function lineOf(name: string, text: string, language: string): Line | null {
  const known = findMaker(name);
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(name, language, names);
  if (noun !== null) {
    if (known === null || noun.start < known.start || noun.end > known.end || !isWholeLine(known.name)) return null;
    return { text: withModel(known, name, text), isWhole: true };
  }
  if (known !== null) return { text: withModel(known, name, text), isWhole: false };
  // « Raclette 2 personas »: the figure is no model.
  const figures = readFacts(name, language).filter(({ quantity }) => quantity !== null);
  const words = Array.from(name.matchAll(WORD))
    .filter(({ index }) => !figures.some(({ start, end }) => index >= start && index < end))
    .map(([word]) => word);
  const end = words.findIndex(
    (word) => !(isInvented(word) || /^(?:\p{Lu}|\p{Nd}{1,4}$)/u.test(word)) || isPlainLine(word, language),
  );
  const run = end < 0 ? words : words.slice(0, end);
  const isMarked = run.some((word) => isInvented(word) || /^\p{Nd}/u.test(word));
  if (language === 'de' || run.length < 2 || !isMarked || !/^\p{Lu}\p{L}{2}/u.test(run[0]!)) return null;
  return { text: run.join(' '), isWhole: false };
}

const isPlainLine = (word: string, language: string): boolean =>
  /^\p{L}+$/u.test(word) &&
  (isSpelled(word, language) || isNoModel(word) || COMMON_WORDS.has(word.toLocaleLowerCase('en')));

/** A known brand with the model after it, which may continue beyond the detected name. */
function withModel(known: FoundMaker, name: string, text: string): string {
  const at = text.indexOf(name);
  const behind = at < 0 ? name.slice(known.end) : text.slice(at + known.end);
  const own = modelBehind(behind);
  return own === '' ? known.name : `${known.name} ${own}`;
}

/** Whether the lexicon or the names of goods contain a word exactly: « Trek » is not a trekking pole. */
function isSpelled(word: string, language: string): boolean {
  const lower = word.toLocaleLowerCase(language).replaceAll(/[^\p{L}\p{M}]/gu, '');
  const whole = new RegExp(String.raw`(?:^|[| "*])${lower}(?:$|[| "*])`, 'u');
  return lower !== '' && (whole.test(spelledIn(language)) || whole.test(goodsSpelledIn(language)));
}
