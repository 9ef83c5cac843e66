import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { countColumns, countWords } from './count-text.ts';
import { phrasesOf } from './index.ts';
import { endsInAbbreviation } from './split-description.ts';
import { tidyText } from './tidy-text.ts';

const CLAUSE_END = /[;:!?\n|•()،؛।۔。、，；：！？]|(?<!\p{Nd}),|,(?!\p{Nd})|\.(?![\p{L}\p{Nd}])|\s[-–—]\s|$/u;
/** What goes on with these is no fact of its own: « and », « of ». */
const GOES_ON =
  /^(?:and|or|of|by|und|oder|von|et|ou|de|du|des|d['’]|y|e|o|del|di|da|della|do|dos|das|van|en|of|och|eller|av|og|i|lub|a|nebo|и|или|та|ve|that|which|is|are|has|die|der|das|ist|qui|que|est|che|è|é|som|który\p{L}*|který|kter\p{L}*|котор\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 5;
const MOST_COLUMNS = 34;

/**
 * What a short name leaves out of its clause, as a fact: « oil free » of « foundation primer oil free, 50 ml »; null where
 * nothing is left, or more than a fact.
 */
export function cutOff(name: string, sentence: string, language: string): string | null {
  const at = sentence.toLocaleLowerCase(language).indexOf(name.toLocaleLowerCase(language));
  // Before a name stands how it is offered.
  if (at < 0 || /\p{L}{2}/u.test(sentence.slice(0, at))) return null;
  const behind = sentence.slice(at + name.length);
  const rest = behind.slice(0, CLAUSE_END.exec(behind)?.index ?? behind.length);
  if (!/^\s+\S/u.test(rest) || GOES_ON.test(rest.trim()) || endsInAbbreviation(`${rest}.`)) return null;
  const text = tidyText(rest.replace(GOES_ON_WITH, ''), language);
  const words = text.toLocaleLowerCase(language).split(/\s+/u);
  const { commonWords } = phrasesOf(language);
  const isTorn = commonWords.includes(words.at(-1) ?? '');
  const isFact =
    /\p{L}{3}/u.test(text) && countWords(text, language) <= MOST_WORDS && countColumns(text) <= MOST_COLUMNS;
  return isFact && !isTorn && !startsWithin(text, language) ? text : null;
}

/** « Laptop nam nữ chống nước » of « balo laptop nam nữ chống nước »: its first word still belongs to the name. */
function startsWithin(text: string, language: string): boolean {
  // « 40 liter för vandring ».
  const lexicon = /^\p{Nd}/u.test(text) ? null : lexiconOf(language);
  const starts = lexicon === null ? [] : findTerms(text, lexicon).map(({ start }) => start);
  return starts.length > 0 && Math.min(...starts) > 0;
}

/** A dash or a bar before the rest. */
const GOES_ON_WITH = /^[\s–—-]+/u;

/** Whether other pieces tell it: one contains it, or is its end without « with ». */
export function isTold(left: string, pieces: readonly { text: string; clauses: readonly string[] }[]): boolean {
  const lower = left.toLocaleLowerCase();
  return pieces.some(
    ({ text, clauses }) =>
      text.toLocaleLowerCase().includes(lower) || clauses.some((clause) => lower.endsWith(clause.toLocaleLowerCase())),
  );
}
