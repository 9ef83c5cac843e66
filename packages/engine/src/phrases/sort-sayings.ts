import type { Fact } from '../lexicon/fact.ts';
import { dropUnknown } from '../type/fonts.ts';
import { countColumns, countWords } from './count-text.ts';
import { tells, type Gathered } from './gather-words.ts';
import { BESIDE, COMES_WITH, isMostlyFigure } from './is-bare.ts';
import { isAbout } from './match-stems.ts';
import type { Phrases } from './phrases.ts';
import { isMeasured, isPromise, isState, rankOf } from './rank-facts.ts';
import { isNameAgain, withoutName } from './without-name.ts';

/** Columns of a callout label: a whole sentence would be too long. */
export const MOST_LABEL = 26;
const MOST_TRUST_LINE = 48;
export const [MOST_FEATURES, MOST_BENEFITS] = [4, 4];
const THOUGHT_WORDS = 3;
/** Maximum words of a pure measure. */
const MEASURE_WORDS = 6;

/** Whether a language's fonts have every letter of a text. */
export const isDrawable = (text: string, language: string): boolean =>
  dropUnknown(text, { language, voice: 'sans', weight: 500 }) === text;

/** The seller's texts by possible position; strongest first where space is limited. */
export interface Sorted {
  /** Short enough for a callout. */
  short: string[];
  long: string[];
  /** Long enough to be a headline. */
  thoughts: string[];
  trust: string[];
}

/** Classifies a piece of text by its facts. */
function readerOf({ facts }: Gathered, phrases: Phrases) {
  const { code } = phrases.language;
  const known = new Map<string, Fact[]>();
  const factsIn = (text: string): Fact[] => {
    const found = known.get(text) ?? facts.filter((fact) => tells(text, fact, code));
    known.set(text, found);
    return found;
  };
  const areAll = (text: string, test: (fact: Fact) => boolean): boolean =>
    factsIn(text).length > 0 && factsIn(text).every(test);
  return {
    isTrust: (text: string): boolean => isAbout(text, 'trust', phrases) || areAll(text, isPromise),
    byRank: (one: string, other: string): number => rankOf(factsIn(one)) - rankOf(factsIn(other)),
    doesIt: (text: string): boolean => factsIn(text).some(({ kind }) => kind === 'function'),
    // « 40 cm wide » is no promise.
    isMeasure: (text: string): boolean => countWords(text, code) <= MEASURE_WORDS && areAll(text, isMeasured),
    // Care and accessories are useful but not a headline.
    isBeside: (text: string): boolean =>
      COMES_WITH.test(text) || factsIn(text).some(isState) || areAll(text, ({ kind }) => BESIDE.has(kind)),
  };
}

/** Sorts texts by possible position. */
export function sortSayings(gathered: Gathered, phrases: Phrases): Sorted {
  const { own } = gathered;
  const { code } = phrases.language;
  const { isTrust, byRank, doesIt, isMeasure, isBeside } = readerOf(gathered, phrases);
  const named = (texts: readonly string[]): string[] => texts.map((text) => withoutName(text, own.name, code));
  const drawable = (texts: readonly string[]): string[] => named(texts).filter((text) => isDrawable(text, code));
  const all = [...new Set(drawable([...own.features, ...own.benefits]))].filter(
    (text) => !isNameAgain(text, own.name, code),
  );
  const trust = all.filter((text) => isTrust(text) && countColumns(text) <= MOST_TRUST_LINE);
  const rest = all.filter((text) => !isTrust(text));
  const [isListed, isTold] = [new Set(named(own.features)), new Set(named(own.benefits))];
  const isShort = (text: string): boolean => countColumns(text) <= MOST_LABEL && isListed.has(text);
  const short = rest.filter(isShort);
  const long = rest.filter((text) => !isShort(text) && isTold.has(text));
  const whole = drawable(own.thoughts).filter(
    (text) => !isNameAgain(text, own.name, code) && !isTrust(text) && !isBeside(text) && !isMostlyFigure(text),
  );
  return {
    short: short.length > MOST_FEATURES ? short.toSorted(byRank) : short,
    long: long.length > MOST_BENEFITS + 2 ? long.toSorted(byRank) : long,
    thoughts: [...new Set([...thoughtsOf(whole, phrases), ...thoughtsOf(long, phrases)])]
      .filter((text) => !isMeasure(text) && !isBeside(text) && !isMostlyFigure(text))
      .toSorted((one, other) => Number(doesIt(other)) - Number(doesIt(one))),
    trust,
  };
}

/** A thought has at least three words: « 350 ml » is a fact, not a headline. Those without figures come first. */
function thoughtsOf(benefits: readonly string[], phrases: Phrases): string[] {
  return benefits
    .filter((benefit) => countWords(benefit, phrases.language.code) >= THOUGHT_WORDS)
    .toSorted((one, other) => Number(/\p{N}/u.test(one)) - Number(/\p{N}/u.test(other)));
}
