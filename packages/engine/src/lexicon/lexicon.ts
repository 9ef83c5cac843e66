import { isImitated } from './is-imitated.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWord, runsTogether, shapesOf, tokensOf } from './tokens.ts';
import { readOwnJson } from '../type/read-own-json.ts';
import { indexWords } from '../goods/index-words.ts';

const FOLDER = join(import.meta.dirname, 'languages');

/** A word of a form: exact, or open at its start or end (`*`). */
interface FormWord {
  word: string;
  opensBefore: boolean;
  opensAfter: boolean;
  /** Up to this many other words may precede it. */
  gap: number;
}

/** A form by which a term is recognised. */
export interface Form {
  id: string;
  words: FormWord[];
}

/** One language's terms, prepared for searching. */
export interface Lexicon {
  language: string;
  /** The form to print, by id; `{}` is a figure with its unit, `{#}` a bare figure. */
  printed: ReadonlyMap<string, string>;
  /** Forms by their first word. */
  byWord: ReadonlyMap<string, readonly Form[]>;
  /** Forms whose first word is open at its end, by what it begins with. */
  byStem: ReadonlyMap<string, readonly Form[]>;
  /** Forms whose first word is open at its start. */
  byEnd: readonly Form[];
  /** For languages without word boundaries: every form as a pattern. */
  stretches: readonly { id: string; pattern: RegExp; begins: string }[];
  /** Cache: the forms that a word of a text may begin. */
  begun: Map<string, readonly Form[]>;
  /** The spellings of a term before preparation. */
  spellings: ReadonlyMap<string, readonly string[]>;
}

const MOST_BETWEEN = 5;
const known = new Map<string, Lexicon | null>();

/** The terms of a language; null if it has none yet. @param language a code of the phrases' folder */
export function lexiconOf(language: string): Lexicon | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  const file = join(FOLDER, `${language}.json`);
  const lexicon = existsSync(file) ? compile(language, readOwnJson<Terms>(file)) : null;
  known.set(language, lexicon);
  return lexicon;
}

const spelled = new Map<string, string>();

/** All spellings of a language's file, in lower case: enough to test whether it knows a word, without preparing it. */
export function spelledIn(language: string): string {
  const found = spelled.get(language);
  if (found !== undefined) return found;
  const file = join(FOLDER, `${language}.json`);
  const text = existsSync(file)
    ? readFileSync(file, 'utf8')
        .toLocaleLowerCase()
        .replaceAll(/"[a-z]+\.[^"]*":/gu, '')
    : '';
  spelled.set(language, text);
  return text;
}

const indexes = new Map<string, (beginning: string) => boolean>();

/** Whether a language's terms have a word with a beginning, in lower case. */
export function knowsWord(language: string, beginning: string): boolean {
  const index = indexes.get(language) ?? indexWords(spelledIn(language));
  indexes.set(language, index);
  return index(beginning);
}

/** A language's file: id to « printed form|form|form ». */
export type Terms = Readonly<Record<string, string>>;

function compile(language: string, terms: Terms): Lexicon {
  const entries = Object.entries(terms).map(([id, text]) => [id, text.split('|')] as const);
  const printed = new Map(
    entries.flatMap(([id, [first = '']]) => (id.startsWith('cue.') ? [] : [[id, first] as const])),
  );
  const spellings = new Map(
    entries.map(([id, forms]) => [id, [...new Set(forms.filter((form) => !form.includes('{')))]]),
  );
  const bare = { language, printed, spellings, begun: new Map<string, readonly Form[]>() };
  const spelled = [...spellings].flatMap(([id, forms]) => (isUnit(id) ? [] : forms.map((form) => ({ id, form }))));
  if (runsTogether(language)) {
    const stretches = spelled.map(({ id, form }) => ({
      id,
      pattern: stretchOf(form, language),
      begins: beginningOf(form, language),
    }));
    return { ...bare, stretches, byWord: new Map(), byStem: new Map(), byEnd: [] };
  }
  const forms = spelled.map(({ id, form }) => ({ id, words: wordsOf(form, language) }));
  const [byWord, byStem] = [new Map<string, Form[]>(), new Map<string, Form[]>()];
  for (const form of forms) {
    const [first] = form.words;
    if (!first || first.opensBefore) continue;
    const index = first.opensAfter ? byStem : byWord;
    index.set(first.word, [...(index.get(first.word) ?? []), form]);
  }
  return { ...bare, byWord, byStem, byEnd: forms.filter(({ words: [first] }) => first?.opensBefore), stretches: [] };
}

/** Units are parsed with their figures. */
const isUnit = (id: string): boolean => id.startsWith('unit.');

function wordsOf(form: string, language: string): FormWord[] {
  return form.split('..').flatMap((part, i) =>
    Array.from(part.matchAll(/(?<before>\*?)(?<word>[\p{L}\p{M}\p{N}\u200c]+)(?<after>\*?)/gu), ({ groups }, at) => ({
      word: foldWord(groups?.['word'] ?? '', language),
      opensBefore: groups?.['before'] === '*',
      opensAfter: groups?.['after'] === '*',
      gap: i > 0 && at === 0 ? MOST_BETWEEN : 0,
    })),
  );
}

/** What a text must contain for a form to be found: searching for it is much cheaper than for the pattern. */
const beginningOf = (form: string, language: string): string =>
  foldWord(form, language).replaceAll('*', '').split('..')[0]?.trim().split(/[\s-]/u)[0] ?? '';

function stretchOf(form: string, language: string): RegExp {
  const parts = foldWord(form, language)
    .replaceAll('*', '')
    .split('..')
    .map((part) =>
      part
        .trim()
        .replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
        .replaceAll(/[\s-]+/gu, String.raw`[\s-]*`),
    );
  // A Latin abbreviation in an Asian text must be a whole word: « led » is not part of « sealed ».
  const edge = (text: string, at: RegExp): string => (at.test(text) ? String.raw`(?![a-z])` : '');
  const open = /^[a-z]/u.test(form) ? '(?<![a-z])' : '';
  return new RegExp(open + parts.join('.{1,14}?') + edge(form, /[a-z]$/u), 'gu');
}

/** A term found in a text. */
export interface Match {
  id: string;
  /** Characters of the text. */
  start: number;
  end: number;
}

/** All matches of all forms in a text, including overlapping ones. */
export function findTerms(text: string, lexicon: Lexicon): Match[] {
  if (lexicon.stretches.length > 0) {
    const folded = text.toLocaleLowerCase(lexicon.language);
    return lexicon.stretches.flatMap(({ id, pattern, begins }) =>
      folded.includes(begins)
        ? Array.from(folded.matchAll(pattern), ({ 0: found, index }) => ({
            id,
            start: index,
            end: index + found.length,
          }))
        : [],
    );
  }
  const tokens = tokensOf(text, lexicon.language).map(({ word, start, end }) => ({
    start,
    end,
    shapes: shapesOf(word, lexicon.language),
  }));
  const found = tokens.flatMap(({ shapes, start }, at) =>
    shapes.flatMap((shape) =>
      startingWith(shape, lexicon).flatMap(({ id, words }) => {
        const end = endOf(words, tokens, at, text);
        return end === null ? [] : [{ id, start, end }];
      }),
    ),
  );
  return found.filter((match) => !isImitated(match, text));
}

const LEAST_STEM = 2;
const MOST_REMEMBERED = 4096;

function startingWith(word: string, lexicon: Lexicon): readonly Form[] {
  const { begun } = lexicon;
  const before = begun.get(word);
  if (before !== undefined) return before;
  const forms = formsBegunBy(word, lexicon);
  if (begun.size >= MOST_REMEMBERED) begun.clear();
  begun.set(word, forms);
  return forms;
}

function formsBegunBy(word: string, { byWord, byStem, byEnd }: Lexicon): Form[] {
  const stems = Array.from({ length: Math.max(0, word.length - LEAST_STEM + 1) }, (_, i) =>
    byStem.get(word.slice(0, LEAST_STEM + i)),
  );
  return [
    ...(byWord.get(word) ?? []),
    ...stems.flatMap((forms) => forms ?? []),
    ...byEnd.filter(({ words: [first] }) => first !== undefined && fits(first, word)),
  ];
}

const fits = ({ word, opensBefore, opensAfter }: FormWord, found: string): boolean =>
  opensBefore
    ? opensAfter
      ? found.includes(word)
      : found.endsWith(word)
    : opensAfter
      ? found.startsWith(word)
      : found === word;

/** Separators of statements: no form spans them. */
const STOP = /[.;:!?\n•|(),،؛।۔。、，；]/u;

/** The end of a form that starts at a word; null if the text does not match. */
function endOf(
  words: readonly FormWord[],
  tokens: readonly { shapes: string[]; start: number; end: number }[],
  from: number,
  text: string,
): number | null {
  let at = from;
  for (const word of words.slice(1)) {
    const next = [...Array(word.gap + 1).keys()]
      .map((skipped) => at + 1 + skipped)
      .find((i) => tokens[i]?.shapes.some((shape) => fits(word, shape)) ?? false);
    if (next === undefined || STOP.test(text.slice(tokens[at]!.end, tokens[next]!.start))) return null;
    at = next;
  }
  return tokens[at]?.end ?? null;
}
