import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../identifiers.ts';
import { PHRASES, phrasesOf } from './index.ts';
import type { Phrases } from './phrases.ts';

/** Lists that are read, never printed: as long as the language needs. */
const READ = ['commonWords', 'notNames', 'sentenceEnds', 'stems'] as const;
/** Characters that the boxes of the pictures have room for, by key; the first that fits counts. */
const ROOM: readonly (readonly [RegExp, number])[] = [
  [/^labels\.(?:before|after|height|width)$/u, 16],
  [/^labels\.callToAction$/u, 24],
  [/^(?:labels|seasons)\./u, 30],
  [/^details\./u, 20],
  [/^trust\./u, 40],
  [/\.topic$/u, 22],
  [/\.line$/u, 44],
  [/\.need$/u, 52],
  [/\.(?:headline|benefits\.\d|steps\.\d)$/u, 32],
];
const LONGEST_WORD = 18;

/** Every text under a value with its path, `categories.kitchen.steps.2`. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, '']];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}

/** What is printed: everything but the language's own entry and the lists that are only read. */
function printed(phrases: Phrases): [string, string][] {
  const { language: _, commonWords: _1, notNames: _2, sentenceEnds: _3, stems: _4, ...rest } = phrases;
  return textsOf(rest);
}

it('names every file after its language', () => {
  const files = readdirSync(join(import.meta.dirname, 'languages'));
  expect(PHRASES.map(({ language }) => `${language.code}.json`)).toEqual(files.toSorted());
});

it('has a name of its own for every language', () => {
  for (const key of ['code', 'name', 'nativeName'] as const) {
    expect(new Set(PHRASES.map(({ language }) => language[key])).size).toBe(PHRASES.length);
  }
});

describe.each(PHRASES.map((phrases) => [phrases.language.code, phrases] as const))('%s', (code, phrases) => {
  it('has the keys of English in the same order', () => {
    expect(printed(phrases).map(([key]) => key)).toEqual(printed(phrasesOf('en')).map(([key]) => key));
    expect(Object.keys(phrases)).toEqual(Object.keys(phrasesOf('en')));
    expect(Object.keys(phrases.stems)).toEqual(Object.keys(phrasesOf('en').stems));
    expect(Object.keys(phrases.categories)).toEqual([...CATEGORY_IDS]);
  });

  it('has no empty text, no space too many and no straight apostrophe', () => {
    for (const [key, text] of textsOf(phrases)) {
      expect(text, key).not.toBe('');
      expect(text, key).toBe(text.trim());
      expect(text, key).toBe(text.normalize('NFC'));
      expect(text, key).not.toMatch(/ {2}/u);
    }
    for (const [key, text] of printed(phrases)) expect(text, key).not.toMatch(/['"]/u);
  });

  it('fits the room that the pictures have', () => {
    for (const [key, text] of printed(phrases)) {
      const [, most = 0] = ROOM.find(([pattern]) => pattern.test(key)) ?? [];
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(most);
      if (/[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) continue;
      const longest = Math.max(...text.split(/[\s-]/u).map((word) => word.length));
      expect(longest, `${key}: ${text}`).toBeLessThanOrEqual(LONGEST_WORD);
    }
  });

  it('claims nothing: no figure, rating, superlative mark or certificate', () => {
    for (const [key, text] of printed(phrases)) {
      expect(text, key).not.toMatch(
        /\p{N}|%|★|⭐|№|#|certifi|zertifi|guarant|garant|warrant|гарант|сертиф|εγγύησ|保証|保证|保證|보증|بشهادة|مضمون|ضمانت|गारंटी|অনুমোদিত/iu,
      );
    }
  });

  it('has words to read a description by, in lower case', () => {
    for (const list of READ) {
      for (const [key, text] of textsOf(phrases[list], list)) expect(text, key).toBe(text.toLocaleLowerCase(code));
    }
    expect(phrases.commonWords.length).toBeGreaterThanOrEqual(8);
    expect(phrases.notNames.length).toBeGreaterThanOrEqual(4);
    for (const [topic, stems] of Object.entries(phrases.stems)) expect(stems.length, topic).toBeGreaterThan(0);
  });

  it('says its direction as its script has it', () => {
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
