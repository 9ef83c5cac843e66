import { findNoun } from '../goods/find-head.ts';
import { KINDS } from '../goods/kinds.ts';
import { loadNames } from '../goods/names.ts';
import { firstThing } from '../goods/things.ts';
import { runsTogether } from './tokens.ts';

/** What a text is about. */
export interface Product {
  /** Ids of its kind and of the product itself; empty if unknown. */
  ids: ReadonlySet<string>;
  /** Characters of its noun; null if no known noun names it. */
  noun: { start: number; end: number } | null;
}

/** The product is named near the beginning. */
const OPENING = 260;

/** What a text is about. */
export function productOf(text: string, language: string): Product {
  const opening = text.slice(0, OPENING);
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(opening, language, names);
  const thing = firstThing(opening, language);
  return { ids: new Set([noun?.id, thing?.id].filter((id) => id !== undefined)), noun };
}

/** A word of a text, and where it is asked about. */
interface Asked {
  word: { text: string; start: number; end: number };
  text: string;
  language: string;
  product: Product;
  /** Whether it stands in the statement that names the product. */
  isOpening: boolean;
}

/** Whether a word names the product: its noun or, where the product is named, a kind of the same category. */
export function isProductWord({
  word: { text: word, start, end },
  text,
  language,
  product,
  isOpening,
}: Asked): boolean {
  const { ids, noun } = product;
  if (noun !== null && start >= noun.start && end <= noun.end) return true;
  if (/^\p{Nd}/u.test(word)) return false;
  const id = kindNamedBy(word, language);
  if (id === null) return isAmongFirst(word, text);
  if (ids.has(id)) return true;
  const category = KINDS.get(id)?.category;
  return isOpening && category !== undefined && [...ids].some((one) => KINDS.get(one)?.category === category);
}

/** Whether a statement without spaces names the product. */
export function namesProduct(said: string, language: string, { ids }: Product): boolean {
  const id = said === '' || !runsTogether(language) ? null : kindNamedBy(said, language);
  return id !== null && ids.has(id);
}

const [LEAST_STEM, MOST_ENDING] = [4, 2];

/** Whether a word is the first one of a text: an unknown product's name. */
function isAmongFirst(word: string, text: string): boolean {
  const [first = ''] = /[\p{L}\p{M}]+/u.exec(text) ?? [];
  const stem = first.slice(0, Math.max(LEAST_STEM, first.length - MOST_ENDING)).toLocaleLowerCase();
  return first.length >= LEAST_STEM && word.toLocaleLowerCase().startsWith(stem);
}

/** Cache: titles and their clauses are read several times. */
const named = new Map<string, string | null>();
const MOST_NAMED = 4000;

/** The kind of goods that one word names; null if none. */
function kindNamedBy(word: string, language: string): string | null {
  const key = `${language} ${word}`;
  const known = named.get(key);
  if (known !== undefined) return known;
  const names = loadNames(language);
  const id = names === null ? null : (findNoun(word, language, names)?.id ?? null);
  if (named.size >= MOST_NAMED) named.clear();
  named.set(key, id);
  return id;
}
