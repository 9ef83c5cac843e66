import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../identifiers.ts';
import { PHRASES, phrasesOf } from './index.ts';
import type { Phrases } from './phrases.ts';

/** Lists that are only read, not printed: as long as the language needs. */
const READ = ['commonWords', 'usualWords', 'notNames', 'sentenceEnds', 'stems'] as const;
/** Maximum characters in the pictures' boxes, by key; the first match counts. */
const ROOM: readonly (readonly [RegExp, number])[] = [
  [/^labels\.(?:before|after|height|width)$/u, 16],
  [/^labels\.callToAction$/u, 24],
  [/^(?:labels|seasons)\./u, 30],
  [/^topics\./u, 22],
];
const LONGEST_WORD = 18;
const CLAIM =
  /\p{N}|%|★|⭐|№|#|certifi|zertifi|guarant|garant|warrant|гарант|сертиф|εγγύησ|保証|保证|保證|보증|بشهادة|مضمون|ضمانت|गारंटी|গ্যারান্টি/iu;

/** A text with its path. */
type Entry = [string, string];

/** Every text under a value with its path, `categories.kitchen.steps.2`. */
function textsOf(value: unknown, path = ''): Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, '']];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}

/** Everything printed: not the language's own entry and the lists that are only read. */
function printed(phrases: Phrases): Entry[] {
  const { language: _, commonWords: _1, usualWords: _5, notNames: _2, sentenceEnds: _3, stems: _4, ...rest } = phrases;
  return textsOf(rest);
}

function longestWord(text: string): number {
  // Written without spaces: they may break anywhere.
  if (/[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 0;
  return Math.max(...text.split(/[\s-]/u).map((word) => word.length));
}

it('names every file after its language', () => {
  const files = readdirSync(join(import.meta.dirname, 'languages'));
  expect(PHRASES.map(({ language }) => `${language.code}.json`)).toEqual(files.toSorted());
});

it('reads every variant of Norwegian as Bokmål', () => {
  expect(['no', 'nn', 'nn-NO', 'nb-NO'].map((code) => phrasesOf(code).language.code)).toEqual(['nb', 'nb', 'nb', 'nb']);
});

it('has a unique name for every language', () => {
  for (const key of ['code', 'name', 'nativeName'] as const) {
    expect(new Set(PHRASES.map(({ language }) => language[key])).size).toBe(PHRASES.length);
  }
});

describe.each(PHRASES.map((phrases) => [phrases.language.code, phrases] as const))('%s', (code, phrases) => {
  it('has the keys of English in the same order', () => {
    expect(printed(phrases).map(([key]) => key)).toEqual(printed(phrasesOf('en')).map(([key]) => key));
    expect(Object.keys(phrases)).toEqual(Object.keys(phrasesOf('en')));
    expect(Object.keys(phrases.stems)).toEqual(Object.keys(phrasesOf('en').stems));
    expect(Object.keys(phrases.topics)).toEqual([...CATEGORY_IDS]);
  });

  it('has no empty text, no extra space, no straight quotation mark', () => {
    const bare = ([, text]: Entry) => text !== '' && text === text.trim() && text === text.normalize('NFC');
    expect(textsOf(phrases).filter((entry) => !bare(entry) || / {2}/u.test(entry[1]))).toEqual([]);
    expect(printed(phrases).filter(([, text]) => /['"]/u.test(text))).toEqual([]);
  });

  it('fits the space in the pictures', () => {
    const room = (key: string) => ROOM.find(([pattern]) => pattern.test(key))?.[1] ?? 0;
    expect(printed(phrases).filter(([key, text]) => text.length > room(key))).toEqual([]);
    expect(printed(phrases).filter(([, text]) => longestWord(text) > LONGEST_WORD)).toEqual([]);
  });

  it('claims nothing: no figure, rating, superlative mark or certificate', () => {
    expect(printed(phrases).filter(([, text]) => CLAIM.test(text))).toEqual([]);
  });

  it('has lower-case words for reading a description', () => {
    const read = READ.flatMap((list) => textsOf(phrases[list], list));
    expect(read.filter(([, text]) => text !== text.toLocaleLowerCase(code))).toEqual([]);
    expect(phrases.commonWords.length).toBeGreaterThanOrEqual(8);
    expect(phrases.notNames.length).toBeGreaterThanOrEqual(4);
    expect(Object.entries(phrases.stems).filter(([, stems]) => stems.length === 0)).toEqual([]);
  });

  it('states the direction of its script', () => {
    const script = new Intl.Locale(code).maximize().script ?? '';
    expect(phrases.language.direction).toBe(['Arab', 'Hebr', 'Thaa', 'Syrc'].includes(script) ? 'rtl' : 'ltr');
  });
});

it.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['xx', 'en'],
  ['not a code', 'en'],
])('takes %s for %s', (code, language) => {
  const known = PHRASES.some((phrases) => phrases.language.code === language);
  expect(phrasesOf(code).language.code).toBe(known ? language : 'en');
});
