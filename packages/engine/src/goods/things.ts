import { join } from 'node:path';
import { foldWords, placeWords } from './fold-words.ts';
import { grammarOf, withoutJoint } from './grammar.ts';
import { loadNames } from './names.ts';
import { readOwnJson } from '../type/read-own-json.ts';

/**
 * Names of products that share a kind, by language: a planter has the same place and size as a plant pot, but must not be called
 * one. The first form of each is printed.
 */
const THINGS = Object.entries(
  readOwnJson<Record<string, Record<string, string>>>(join(import.meta.dirname, 'things.json')),
);

interface Form {
  id: string;
  words: string[];
}

const known = new Map<string, readonly Form[]>();

/** Minimum letters of a name at the end of a compound, and characters of one at the end of a run without spaces: « 实木床头柜 ». */
const [LEAST_END, LEAST_IN_RUN] = [5, 2];

/** A product name found in a text: its position, and the product. */
export interface FoundThing {
  id: string;
  /** Words of the text that are its name, folded. */
  words: readonly string[];
  /** Characters of the text. */
  start: number;
  end: number;
}

/**
 * The product of a name: the longest form, at the end where nouns come last, else at the start; null if unknown. A compound
 * counts by its end, and so does a run of words without spaces: « Kräuterkissenbezug ».
 */
export function findThing(name: string, language: string): FoundThing | null {
  const forms = known.get(language) ?? formsOf(language);
  known.set(language, forms);
  const words = wordsBefore(name, language);
  const { head, compounds, unspaced } = grammarOf(language);
  const leastEnd = unspaced && head === 'last' ? LEAST_IN_RUN : compounds ? LEAST_END : Infinity;
  const fits = (word: string, form: string, isFirst: boolean): boolean =>
    isForm(word, form, language) || (isFirst && form.length >= leastEnd && isEnd(word, form, language));
  const all = words.join(' ');
  // A quick substring test before the comparison word by word.
  const found = forms
    .filter(({ words: [first = ''] }) => all.includes(first))
    .flatMap((form) =>
      words.flatMap((_, at) =>
        form.words.every((word, i) => fits(words[at + i] ?? '', word, i === 0))
          ? [{ id: form.id, at, end: at + form.words.length, length: form.words.join(' ').length, form: form.words }]
          : [],
      ),
    );
  const placeOf = ({ at, end }: { at: number; end: number }): number => (head === 'last' ? -end : at);
  const [best] = found.toSorted((one, other) => placeOf(one) - placeOf(other) || other.length - one.length);
  if (best === undefined) return null;
  const places = placeWords(name, language);
  const end = places[best.end - 1]?.end ?? name.length;
  if (unspaced) return { id: best.id, words: best.form, start: end - best.length, end };
  return { id: best.id, words: words.slice(best.at, best.end), start: places[best.at]?.start ?? 0, end };
}

/** Parts a thought from the next. */
const CLAUSE = /[^.,;:!?\n•|()،؛–—]+/gu;

/** The first product named in a text, clause by clause; null if none is known. */
export function firstThing(text: string, language: string): FoundThing | null {
  const key = `${language} ${text}`;
  const before = firsts.get(key);
  if (before !== undefined) return before;
  const found = findFirst(text, language);
  if (firsts.size >= MOST_REMEMBERED) firsts.clear();
  firsts.set(key, found);
  return found;
}

/** Cache: the same texts are looked up by several callers. */
const firsts = new Map<string, FoundThing | null>();
const MOST_REMEMBERED = 64;

function findFirst(text: string, language: string): FoundThing | null {
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const thing = findThing(clause, language);
    if (thing !== null) return { ...thing, start: index + thing.start, end: index + thing.end };
  }
  return null;
}

/** The words of a name before « of », « with » or « for »: « aus Leinen » is not a lead. */
function wordsBefore(name: string, language: string): string[] {
  const words = foldWords(name, language).map((word) => word ?? '');
  const breaks = loadNames(language)?.breaks;
  const end = words.findIndex((word, i) => i > 0 && breaks?.has(word) === true);
  return grammarOf(language).head === 'first' || end < 0 ? words : words.slice(0, end);
}

/** A product's name in a language; null if unknown. */
export const nameOfThing = (id: string, language: string): string | null =>
  THINGS.find(([thing]) => thing === id)?.[1][language]?.split('|')[0] ?? null;

const formsOf = (language: string): Form[] =>
  THINGS.flatMap(([id, names]) =>
    (names[language] ?? '')
      .split('|')
      .flatMap((form) => (form === '' ? [] : [form].concat(withoutJoint(form, language))))
      .map((form) => ({ id, words: foldWords(form, language).map((word) => word ?? '') })),
  );

/** Plurals keep what a name begins with. */
const isForm = (word: string, form: string, language: string): boolean =>
  word === form || grammarOf(language).endings.some((ending) => word === form + ending);

const isEnd = (word: string, form: string, language: string): boolean =>
  word.endsWith(form) || grammarOf(language).endings.some((ending) => word.endsWith(form + ending));
