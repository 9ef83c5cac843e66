import { readFacts } from '../lexicon/read-facts.ts';

/** « And » and « or »; in other languages a long sentence is never a run of facts. */
const AND: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or)\s/iu,
  de: /\s(?:und|oder)\s/iu,
  fr: /\s(?:et|ou)\s/iu,
  es: /\s(?:[yeou])\s/iu,
  it: /\s(?:ed?|o)\s/iu,
  pt: /\s(?:e|ou)\s/iu,
  nl: /\s(?:en|of)\s/iu,
};
const LEAST = 3;
/** Minimum share of the pieces that tell a figure or something known. */
const KNOWN = 2 / 3;

/**
 * Whether the pieces between a sentence's commas can stand alone, however long they are: « 14k gold chain with a freshwater pearl, 42 cm,
 * lobster clasp, gift box included ». With « and » they may belong together: « keeps basil, mint and thyme fresh ».
 */
export function isRunOfFacts(pieces: readonly string[], language: string): boolean {
  const and = AND[language];
  if (and === undefined || pieces.length < LEAST || pieces.some((piece) => and.test(` ${piece} `))) return false;
  const tells = (piece: string): boolean => /^\p{Nd}/u.test(piece) || readFacts(piece, language).length > 0;
  return pieces.filter(tells).length >= KNOWN * pieces.length;
}

/** Kinds of facts of which a product comes in several. */
const SORTS = new Set(['scent', 'ingredient', 'colour']);
const MOST_SORT_WORDS = 2;
/** Minimum known sorts: « light, foldable and washable » are three facts. */
const LEAST_SORTS = 2;
const OR = /\s(?:or|oder|ou|o|of)\s/iu;

/** Whether a sentence only lists the sorts in which a product comes: « mint, cherry and vanilla ». Apart they would be facts of all of it. */
export function isAssortment(sentence: string, language: string): boolean {
  const and = AND[language];
  const text = sentence.replace(/[.!]\s*$/u, '').trim();
  if (and === undefined || !and.test(text) || !text.includes(',') || OR.test(text)) return false;
  const items = text.split(',').flatMap((piece) => piece.split(and));
  const isShort = (item: string): boolean =>
    item.trim().split(/\s+/u).length <= MOST_SORT_WORDS && !/\p{Nd}/u.test(item);
  if (items.length < LEAST || !items.every(isShort)) return false;
  const kinds = items.map((item) => readFacts(item, language).map(({ kind }) => kind));
  const told = kinds.filter((each) => each.length > 0);
  return told.length >= LEAST_SORTS && told.flat().every((kind) => SORTS.has(kind));
}
