import type { Fact } from '../lexicon/fact.ts';
import { dropUnknown } from '../type/fonts.ts';
import { countColumns, countWords } from './count-text.ts';
import { tells, type Gathered } from './gather-words.ts';
import { BESIDE, COMES_WITH, isMostlyFigure } from './is-bare.ts';
import { isAbout } from './match-stems.ts';
import type { Phrases } from './phrases.ts';
import { isFlaw, isMeasured, isPromise, isState, rankOf } from './rank-facts.ts';
import { isNameAgain, withoutName } from './without-name.ts';

/** Columns of a callout's label: a whole sentence would point at the wrong place. */
export const MOST_LABEL = 26;
const MOST_TRUST_LINE = 48;
export const [MOST_FEATURES, MOST_BENEFITS] = [4, 4];
const THOUGHT_WORDS = 3;
/** Words of a thought that is a measure alone. */
const MEASURE_WORDS = 6;

/** Whether a language's faces have every letter of a text. */
export const isDrawable = (text: string, language: string): boolean =>
  dropUnknown(text, { language, voice: 'sans', weight: 500 }) === text;

/** Pieces of the seller's, by where they may stand; the strongest first where there is no room for all. */
export interface Sorted {
  /** Short enough for a callout. */
  short: string[];
  long: string[];
  /** Long enough to be a headline. */
  thoughts: string[];
  trust: string[];
}

/** What the facts in a piece of text tell of it. */
function readerOf({ facts }: Gathered, phrases: Phrases) {
  const { code } = phrases.language;
  const known = new Map<string, Fact[]>();
  const factsIn = (text: string): Fact[] => {
    const found = known.get(text) ?? facts.filter((fact) => tells(text, fact, code));
    known.set(text, found);
    return found;
  };
  const hasFlaw = (text: string): boolean => factsIn(text).some(isFlaw);
  const areAll = (text: string, test: (fact: Fact) => boolean): boolean =>
    factsIn(text).length > 0 && factsIn(text).every(test);
  return {
    hasFlaw,
    isTrust: (text: string): boolean => isAbout(text, 'trust', phrases) || hasFlaw(text) || areAll(text, isPromise),
    byRank: (one: string, other: string): number => rankOf(factsIn(one)) - rankOf(factsIn(other)),
    doesIt: (text: string): boolean => factsIn(text).some(({ kind }) => kind === 'function'),
    // « 40 cm wide » is no promise.
    isMeasure: (text: string): boolean => countWords(text, code) <= MEASURE_WORDS && areAll(text, isMeasured),
    // How to wash it, and what comes along, is worth knowing, and no headline.
    isBeside: (text: string): boolean =>
      COMES_WITH.test(text) || factsIn(text).some(isState) || areAll(text, ({ kind }) => BESIDE.has(kind)),
  };
}

/** Tells pieces by where they may stand. */
export function sortSayings(gathered: Gathered, phrases: Phrases): Sorted {
  const { own } = gathered;
  const { code } = phrases.language;
  const { hasFlaw, isTrust, byRank, doesIt, isMeasure, isBeside } = readerOf(gathered, phrases);
  const named = (texts: readonly string[]): string[] => texts.map((text) => withoutName(text, own.name, code));
  const drawable = (texts: readonly string[]): string[] => named(texts).filter((text) => isDrawable(text, code));
  const all = [...new Set(drawable([...own.features, ...own.benefits]))].filter(
    (text) => !isNameAgain(text, own.name, code),
  );
  const trust = all
    .filter((text) => isTrust(text) && countColumns(text) <= MOST_TRUST_LINE)
    .toSorted((one, other) => Number(hasFlaw(one)) - Number(hasFlaw(other)));
  const rest = all.filter((text) => !isTrust(text));
  const [isListed, isTold] = [new Set(named(own.features)), new Set(named(own.benefits))];
  const isShort = (text: string): boolean => countColumns(text) <= MOST_LABEL && isListed.has(text);
  const short = rest.filter(isShort);
  const long = rest.filter((text) => !isShort(text) && isTold.has(text));
  const whole = drawable(own.thoughts).filter((text) => !isTrust(text) && !isBeside(text) && !isMostlyFigure(text));
  return {
    short: short.length > MOST_FEATURES ? short.toSorted(byRank) : short,
    long: long.length > MOST_BENEFITS + 2 ? long.toSorted(byRank) : long,
    thoughts: [...new Set([...thoughtsOf(whole, phrases), ...thoughtsOf(long, phrases)])]
      .filter((text) => !isMeasure(text) && !isBeside(text) && !isMostlyFigure(text))
      .toSorted((one, other) => Number(doesIt(other)) - Number(doesIt(one))),
    trust,
  };
}

/** A thought has at least three words: « 350 ml » is a fact and no headline. Those without figures first. */
function thoughtsOf(benefits: readonly string[], phrases: Phrases): string[] {
  return benefits
    .filter((benefit) => countWords(benefit, phrases.language.code) >= THOUGHT_WORDS)
    .toSorted((one, other) => Number(/\p{N}/u.test(one)) - Number(/\p{N}/u.test(other)));
}
