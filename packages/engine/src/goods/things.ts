import { join } from 'node:path';
import { foldWords, placeWords } from './fold-words.ts';
import { grammarOf, singularsOf, withoutJoint } from './grammar.ts';
import { indexWords } from './index-words.ts';
import { isPurpose, isPurposeInRun } from './is-purpose.ts';
import { loadNames } from './names.ts';
import { readOwnJson } from '../type/read-own-json.ts';

/**
 * Names of products that share a kind, by language: a planter has the same place and size as a plant pot, but must not be called
 * one. The first form of each is printed.
 */
const THINGS = Object.entries(
  readOwnJson<Record<string, Record<string, string>>>(join(import.meta.dirname, 'things.json')),
);
const BY_ID = new Map(THINGS);

interface Form {
  id: string;
  words: string[];
}

const indexes = new Map<string, (beginning: string) => boolean>();

/** Whether a language's names of products have a word with a beginning, in lower case. */
export function thingsKnowWord(language: string, beginning: string): boolean {
  const index =
    indexes.get(language) ??
    indexWords(THINGS.map(([, names]) => `|${(names[language] ?? '').toLocaleLowerCase(language)}`).join(''));
  indexes.set(language, index);
  return index(beginning);
}

/** The forms of a language, by their first word. */
const known = new Map<string, ReadonlyMap<string, readonly Form[]>>();

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
  const words = wordsBefore(name, language);
  const { head, unspaced } = grammarOf(language);
  const found = formsIn(words, language);
  const placeOf = ({ at, end }: FormAt): number => (head === 'last' ? -end : at);
  const [best] = found.toSorted((one, other) => placeOf(one) - placeOf(other) || other.length - one.length);
  if (best === undefined) return null;
  const places = placeWords(name, language);
  const end = places[best.end - 1]?.end ?? name.length;
  if (unspaced) return { id: best.id, words: best.form, start: end - best.length, end };
  return { id: best.id, words: words.slice(best.at, best.end), start: places[best.at]?.start ?? 0, end };
}

/** All forms among words that name a product, not what one is for. */
const formsIn = (words: readonly string[], language: string): FormAt[] =>
  words.flatMap((_, at) => formsAt(words, at, language)).filter((one) => !isPurposeOf(one, words, language));

/** Whether a form says what the product is for. */
function isPurposeOf({ at, end, form }: FormAt, words: readonly string[], language: string): boolean {
  const grammar = grammarOf(language);
  const [run = '', name] = [words[at], form.join('')];
  const from = run.indexOf(name);
  if (grammar.unspaced) return from >= 0 && isPurposeInRun(run, from, from + name.length, grammar);
  return isPurpose(words, { at, end }, grammar);
}

/** A form among the words of a text. */
interface FormAt {
  id: string;
  form: readonly string[];
  /** Its first word, and the one behind its last. */
  at: number;
  end: number;
  /** Characters of the form. */
  length: number;
}

/** The forms that begin with a word. */
function formsAt(words: readonly string[], at: number, language: string): FormAt[] {
  const [word = '', next = ''] = words.slice(at);
  const { compounds, unspaced } = grammarOf(language);
  const placed = ({ id, words: form }: Form, end: number): FormAt => ({
    id,
    form,
    at,
    end,
    length: form.join(' ').length,
  });
  const whole = formsBegunBy(firstsOf(word, language), language).filter((form) =>
    form.words.every((one, i) => i === 0 || stemsOf(words[at + i] ?? '', language).includes(one)),
  );
  // « Lampen-Schirm »: a compound written as two words.
  const isParted = compounds && !unspaced && next !== '';
  const joined = isParted ? formsBegunBy(stemsOf(word + next, language), language) : [];
  return [
    ...whole.map((form) => placed(form, at + form.words.length)),
    ...joined.filter((form) => form.words.length === 1).map((form) => placed(form, at + 2)),
  ];
}

/** What a form may begin with so that a word is its first: the word, in the singular too, and its end where compounds are one word. */
function firstsOf(word: string, language: string): string[] {
  const { head, compounds, unspaced } = grammarOf(language);
  const least = unspaced && head === 'last' ? LEAST_IN_RUN : compounds ? LEAST_END : Infinity;
  const ends = Array.from({ length: Math.max(0, word.length - least) }, (_, i) => word.slice(i + 1));
  return [
    ...stemsOf(word, language),
    ...ends.flatMap((end) => stemsOf(end, language)).filter((end) => end.length >= least),
  ];
}

/** A word, and what is left of it without an ending: plurals keep what a name begins with. */
const stemsOf = (word: string, language: string): string[] => {
  const grammar = grammarOf(language);
  return [
    word,
    ...grammar.endings.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : [])),
    ...singularsOf(word, grammar),
  ];
};

function formsBegunBy(firsts: readonly string[], language: string): Form[] {
  const forms = known.get(language) ?? formsOf(language);
  known.set(language, forms);
  return [...new Set(firsts)].flatMap((first) => forms.get(first) ?? []);
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

/**
 * The product that a text begins with: where nouns come last, the last of the first adjacent names: « camera strap », though a title goes on with
 * what it is for and where it stands. Null if none is known.
 */
export function leadingThing(text: string, language: string): FoundThing | null {
  if (grammarOf(language).head === 'first' || grammarOf(language).unspaced) return firstThing(text, language);
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const words = wordsBefore(clause, language);
    let last: FormAt | undefined;
    for (const one of formsIn(words, language)) {
      if (last === undefined || one.at <= last.end) {
        if (last === undefined || one.end > last.end || (one.end === last.end && one.at < last.at)) last = one;
      } else break;
    }
    if (last === undefined) continue;
    const places = placeWords(clause, language);
    const [from, to] = [places[last.at]?.start ?? 0, places[last.end - 1]?.end ?? clause.length];
    return { id: last.id, words: words.slice(last.at, last.end), start: index + from, end: index + to };
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
  BY_ID.get(id)?.[language]?.split('|')[0] ?? null;

function formsOf(language: string): ReadonlyMap<string, readonly Form[]> {
  const byFirst = new Map<string, Form[]>();
  for (const [id, names] of THINGS) {
    for (const form of (names[language] ?? '').split('|').filter(Boolean)) {
      for (const one of [form, ...withoutJoint(form, language)]) {
        const words = foldWords(one, language).map((word) => word ?? '');
        byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), { id, words }]);
      }
    }
  }
  return byFirst;
}
