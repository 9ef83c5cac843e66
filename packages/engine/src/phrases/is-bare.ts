import type { Fact } from '../lexicon/fact.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { countWords } from './count-text.ts';
import { tells, type Saying } from './gather-words.ts';
import { isMeasured, isPromise } from './rank-facts.ts';

/** What is told of a thing beside what it is. */
export const BESIDE: ReadonlySet<string> = new Set(['care', 'included']);
/** « Comes with cable and box » is no headline either. */
export const COMES_WITH =
  /^(?:comes? with|includ(?:es|ing|ed)|supplied with|sold with|with box|inkl(?:usive|\.)|wird geliefert mit|geliefert mit|dabei|livrée? avec|vendue? avec|fournie? avec|se (?:entrega|vende) con|incluye|viene con|si vende con|venduto con|include|vem com|inclui|wordt geleverd met|inclusief|incl\.|säljs med|ingår|w komplecie|w zestawie)(?!\p{L})/iu;
/** What says by one word how a thing is: « Adjustable » alone in large type has nothing that it is said of. */
const HOW_IT_IS = new Set(['property', 'finish']);
/** Whom and what a thing is for is no headline by itself. */
const FOR_WHOM = new Set(['audience', 'use']);

const LONG_WORD = /\p{L}{4,}/gu;
/** « Sitzhöhe 43–53 cm », « 58 x 37 x 33 cm »: a figure with a word for what it measures, however many there are of it. */
export const isMostlyFigure = (text: string): boolean =>
  /\p{N}/u.test(text) && (text.match(LONG_WORD) ?? []).length < 2;

/** Whether a label is a figure's, or one word (as English counts them) that needs a thing to be said of. */
export const isBareWord = (text: string, labels: readonly Saying[]): boolean =>
  labels.some((label) => label.text === text && areBare(label.facts));

/** The same of the seller's own words: « Dans sa boîte », « Gebunden ». */
export function isBareSaying(text: string, facts: readonly Fact[], language: string): boolean {
  const told = facts.filter((fact) => tells(text, fact, language));
  return isMostlyFigure(text) || (told.length > 0 && areBare(told) && countWords(text, language) < MOST_BARE_WORDS);
}

const MOST_BARE_WORDS = 4;

const areBare = (facts: readonly Fact[]): boolean =>
  facts.every(
    (fact) => isMeasured(fact) || isPromise(fact) || BESIDE.has(fact.kind) || FOR_WHOM.has(fact.kind) || isAround(fact),
  ) || facts.every(({ id, kind }) => HOW_IT_IS.has(kind) && !/\s/u.test(lexiconOf('en')?.printed.get(id ?? '') ?? ''));

/** What a thing comes in, and which size of it is sold. */
const isAround = ({ id }: Fact): boolean => /^(?:property\.glass-(?:bottle|jar)|measure\.sizes)$/u.test(id ?? '');
