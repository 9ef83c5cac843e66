import type { Fact } from '../lexicon/fact.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { countWords } from './count-text.ts';
import { tells, type Saying } from './gather-words.ts';
import { isMeasured, isPromise } from './rank-facts.ts';

/** Kinds of facts about something other than the product itself. */
export const BESIDE: ReadonlySet<string> = new Set(['care', 'included']);
/** « Comes with cable and box » is not a headline. */
export const COMES_WITH =
  /^(?:comes? with|includ(?:es|ing|ed)|supplied with|sold with|with box|inkl(?:usive|\.)|wird geliefert mit|geliefert mit|dabei|livrée? avec|vendue? avec|fournie? avec|se (?:entrega|vende) con|incluye|viene con|si vende con|venduto con|include|vem com|inclui|wordt geleverd met|inclusief|incl\.|säljs med|ingår|w komplecie|w zestawie)(?!\p{L})/iu;
/** A stock level is useful but no reason to buy: « Two available ». */
export const IN_STOCK =
  /(?:^|\s)(?:available|in stock|verfügbar|vorhanden|vorrätig|disponibles?|disponibili|disponíveis|beschikbaar|op voorraad|tillgängliga?|i lager|dostępne|w magazynie|в наличии)$/iu;
/** « 1930 », « 12 »: a figure without a unit. */
export const isBareNumber = (text: string): boolean => /^\p{N}+$/u.test(text.trim());
/** A single adjective: « Adjustable » alone in large type has no noun. */
const HOW_IT_IS = new Set(['property', 'finish']);
/** Audience and use alone are not a headline. */
const FOR_WHOM = new Set(['audience', 'use']);

const LONG_WORD = /\p{L}{4,}/gu;
/** « Sitzhöhe 43–53 cm », « 58 x 37 x 33 cm »: figures with at most a word for the dimension. */
export const isMostlyFigure = (text: string): boolean =>
  /\p{N}/u.test(text) && (text.match(LONG_WORD) ?? []).length < 2;

/** Whether a label is mostly a figure, or one word (as English counts them) that needs a noun. */
export const isBareWord = (text: string, labels: readonly Saying[]): boolean =>
  labels.some((label) => label.text === text && areBare(label.facts));

/** The same for the seller's own words: « Dans sa boîte », « Gebunden ». */
export function isBareSaying(text: string, facts: readonly Fact[], language: string): boolean {
  const told = facts.filter((fact) => tells(text, fact, language));
  const words = countWords(text, language);
  if (isMostlyFigure(text) || IN_STOCK.test(text)) return true;
  // « Oval », « Strapless »: a single word without a fact, or about looks, needs a noun.
  if (words < 2 && told.every(({ kind }) => OF_LOOKS.has(kind))) return true;
  // « With lid » names an accessory and promises nothing.
  if (words < LEAST_WITH && opensWithWith(text, language)) return true;
  if (told.length === 0) return false;
  return areBare(told) && words < (told.every(isLength) ? MOST_MEASURED_WORDS : MOST_BARE_WORDS);
}

/** Maximum words of a bare label; « Seat height 48 cm » is still a figure. */
const [MOST_BARE_WORDS, MOST_MEASURED_WORDS] = [4, 7];
/** Minimum number of words in a line about an accessory that describes it: « With fabric cord ». */
const LEAST_WITH = 3;

/** Whether a text starts with the language's word for « with ». */
function opensWithWith(text: string, language: string): boolean {
  const [first = '', second] = text.toLocaleLowerCase(language).split(' ');
  return second !== undefined && (lexiconOf(language)?.spellings.get('cue.with') ?? []).includes(first);
}

/** Kinds of facts about how a product looks. */
const OF_LOOKS = new Set(['material', 'finish', 'colour']);

const isLength = ({ quantity }: Fact): boolean => quantity?.dimension === 'length';

const areBare = (facts: readonly Fact[]): boolean =>
  facts.every(
    (fact) => isMeasured(fact) || isPromise(fact) || BESIDE.has(fact.kind) || FOR_WHOM.has(fact.kind) || isAround(fact),
  ) || facts.every(({ id, kind }) => HOW_IT_IS.has(kind) && !/\s/u.test(lexiconOf('en')?.printed.get(id ?? '') ?? ''));

/** Packaging, and the sold size. */
const isAround = ({ id }: Fact): boolean => /^(?:property\.glass-(?:bottle|jar)|measure\.sizes)$/u.test(id ?? '');
