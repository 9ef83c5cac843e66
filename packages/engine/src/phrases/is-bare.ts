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
/** How many of it are left is worth knowing, and no reason to buy: « Two available ». */
export const IN_STOCK =
  /(?:^|\s)(?:available|in stock|verfügbar|vorhanden|vorrätig|disponibles?|disponibili|disponíveis|beschikbaar|op voorraad|tillgängliga?|i lager|dostępne|w magazynie|в наличии)$/iu;
/** « 1930 », « 12 »: a figure with nothing that it counts. */
export const isBareNumber = (text: string): boolean => /^\p{N}+$/u.test(text.trim());
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
  const words = countWords(text, language);
  if (isMostlyFigure(text) || IN_STOCK.test(text)) return true;
  // « Oval », « Strapless »: by itself a word that tells no fact, or how a thing looks, has nothing that it is said of.
  if (words < 2 && told.every(({ kind }) => OF_LOOKS.has(kind))) return true;
  // « With lid » names one more thing and praises none.
  if (words < LEAST_WITH && opensWithWith(text, language)) return true;
  if (told.length === 0) return false;
  return areBare(told) && words < (told.every(isLength) ? MOST_MEASURED_WORDS : MOST_BARE_WORDS);
}

/** Words of what is bare; « Seat height 48 cm » is a figure all the same. */
const [MOST_BARE_WORDS, MOST_MEASURED_WORDS] = [4, 7];
/** Words of what comes along from which it tells how that is: « With fabric cord ». */
const LEAST_WITH = 3;

/** Whether a text begins with a language's word for « with ». */
function opensWithWith(text: string, language: string): boolean {
  const [first = '', second] = text.toLocaleLowerCase(language).split(' ');
  return second !== undefined && (lexiconOf(language)?.spellings.get('cue.with') ?? []).includes(first);
}

/** Kinds of facts that tell how a thing looks. */
const OF_LOOKS = new Set(['material', 'finish', 'colour']);

const isLength = ({ quantity }: Fact): boolean => quantity?.dimension === 'length';

const areBare = (facts: readonly Fact[]): boolean =>
  facts.every(
    (fact) => isMeasured(fact) || isPromise(fact) || BESIDE.has(fact.kind) || FOR_WHOM.has(fact.kind) || isAround(fact),
  ) || facts.every(({ id, kind }) => HOW_IT_IS.has(kind) && !/\s/u.test(lexiconOf('en')?.printed.get(id ?? '') ?? ''));

/** What a thing comes in, and which size of it is sold. */
const isAround = ({ id }: Fact): boolean => /^(?:property\.glass-(?:bottle|jar)|measure\.sizes)$/u.test(id ?? '');
