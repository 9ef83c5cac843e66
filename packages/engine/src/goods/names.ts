import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldWords } from './fold-words.ts';
import { grammarOf, type Grammar, withoutJoint } from './grammar.ts';
import { readOwnJson } from '../type/read-own-json.ts';
import { indexWords } from './index-words.ts';

const FOLDER = join(import.meta.dirname, 'names');

/** A language's file: forms separated by `|`; the first form of each kind is printed. */
interface NamesFile {
  /** Words that end a product name: « with », « for ». */
  breaks?: string;
  /** Words that join two nouns, of which the first counts if it is known: « set of mugs » is mugs. */
  links?: string;
  /** Parts of other products that are not a kind themselves: « lid » of a teapot. */
  others?: string;
  /** Words that make a car a toy. */
  toys?: string;
  /** Names of a kind that are synonyms or subtypes: a flower pot is a plant pot. */
  same?: string;
  kinds: Record<string, string>;
}

/** The names of a language, normalised for look-up. */
export interface Names {
  grammar: Grammar;
  /** Kind id by name; empty for a word known not to be a kind. */
  ids: ReadonlyMap<string, string>;
  /** The same for inflected forms; exact forms have priority. */
  inflected: ReadonlyMap<string, string>;
  breaks: ReadonlySet<string>;
  links: ReadonlySet<string>;
  toys: ReadonlySet<string>;
  /** Words, or characters in languages without spaces, of the longest name. */
  longest: number;
}

/** Codes of the languages with names of kinds. */
export const NAMED_LANGUAGES: readonly string[] = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

const files = new Map<string, NamesFile>();
const loaded = new Map<string, Names>();

/** A language's names as written in its file; null if it has none. */
export function readNames(language: string): NamesFile | null {
  const known = files.get(language);
  if (known) return known;
  const path = join(FOLDER, `${language}.json`);
  if (!existsSync(path)) return null;
  const file = readOwnJson<NamesFile>(path);
  files.set(language, file);
  return file;
}

const spelled = new Map<string, string>();

/** All spellings of a language's names, in lower case: enough to test whether it knows a word. */
export function goodsSpelledIn(language: string): string {
  const known = spelled.get(language);
  if (known !== undefined) return known;
  const text = Object.values(readNames(language)?.kinds ?? {})
    .map((forms) => `|${forms.toLocaleLowerCase(language)}`)
    .join('');
  spelled.set(language, text);
  return text;
}

const indexes = new Map<string, (beginning: string) => boolean>();

/** Whether a language's names of goods have a word with a beginning, in lower case. */
export function goodsKnowWord(language: string, beginning: string): boolean {
  const index = indexes.get(language) ?? indexWords(goodsSpelledIn(language));
  indexes.set(language, index);
  return index(beginning);
}

/** A language's names, prepared once; null if it has none. */
export function loadNames(language: string): Names | null {
  const known = loaded.get(language);
  if (known) return known;
  const file = readNames(language);
  if (!file) return null;
  const names = prepare(file, language);
  loaded.set(language, names);
  return names;
}

function prepare(file: NamesFile, language: string): Names {
  const grammar = grammarOf(language);
  const fold = (form: string): string => folded(form, language, grammar);
  const list = (forms = ''): string[] =>
    forms
      .split('|')
      .filter((form) => form !== '')
      .map((form) => fold(form));
  const ids = new Map<string, string>();
  const own = Object.entries(file.kinds).flatMap(([id, forms]) => list(forms).map((form) => [form, id] as const));
  for (const [form, id] of [...own, ...list(file.others).map((form) => [form, ''] as const)]) {
    if (!ids.has(form)) ids.set(form, id);
  }
  const inflected = new Map<string, string>();
  for (const [form, id] of [...ids].flatMap(([form, id]) =>
    [form, ...withoutJoint(form, language)].map((one) => [one, id] as const),
  )) {
    if (!ids.has(form) && !inflected.has(form)) inflected.set(form, id);
    for (const other of inflect(form, grammar)) if (!ids.has(other) && !inflected.has(other)) inflected.set(other, id);
  }
  const lengths = [...ids.keys()].map((form) => (grammar.unspaced ? form.length : form.split(' ').length));
  return {
    grammar,
    ids,
    inflected,
    breaks: new Set(list(file.breaks)),
    links: new Set(list(file.links)),
    toys: new Set(list(file.toys)),
    longest: Math.max(...lengths),
  };
}

/** A form normalised like the text's words; without spaces if the language has none. */
function folded(form: string, language: string, { unspaced }: Grammar): string {
  return foldWords(form, language)
    .filter((word) => word !== null)
    .join(unspaced ? '' : ' ');
}

const LEAST_INFLECTED = 3;

/** Plurals and cases of a name: of its last word, and of its first if the head comes first. */
function inflect(form: string, { endings, drop, head }: Grammar): string[] {
  const words = form.split(' ');
  const forms: string[] = [];
  for (const at of new Set([words.length - 1, head === 'first' ? 0 : words.length - 1])) {
    const word = words[at] ?? '';
    if (word.length < LEAST_INFLECTED) continue;
    const stems = drop?.test(word) ? [word, word.replace(drop, '')] : [word];
    // After a vowel a plural takes no further plural ending: « livrées » means delivered, not books.
    const fitting = (stem: string): readonly string[] =>
      endings.filter((ending) => ending !== 'es' || !/[aeiou]$/u.test(stem) || !endings.includes('s'));
    for (const stem of stems) for (const ending of fitting(stem)) forms.push(words.with(at, stem + ending).join(' '));
  }
  return forms;
}
