import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../identifiers.ts';
import { PHRASES, phrasesOf } from './index.ts';

/** Every path to a text of a catalogue, `categories.kitchen.steps.2`. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key));
}

const lists = /^(?:commonWords|notNames)\./u;
const textKeys = (phrases: unknown): string[] => keysOf(phrases).filter((key) => !lists.test(key));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('has a file for every language', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z]{2}\.ts$/u.test(file));
  expect(PHRASES.map(({ language }) => `${language.code}.ts`)).toEqual(files.toSorted());
});

describe.each(PHRASES.map((phrases) => [phrases.language.code, phrases] as const))('%s', (_, phrases) => {
  it('has the same keys as English, none of them empty', () => {
    expect(textKeys(phrases)).toEqual(textKeys(phrasesOf('en')));
    for (const text of textsOf(phrases)) expect(text.trim()).not.toBe('');
  });

  it('covers every category', () => {
    expect(Object.keys(phrases.categories)).toEqual([...CATEGORY_IDS]);
  });

  it('claims nothing: no figure, rating, superlative mark or certificate', () => {
    for (const text of textsOf({ ...phrases, language: null })) {
      expect(text).not.toMatch(/\d|%|★|⭐|certifi|zertifi|guarant|garant|№|#1|بشهادة|مضمون/iu);
    }
  });
});

it('falls back from a region to its language, and to English', () => {
  expect(phrasesOf('de-AT').language.code).toBe('de');
  expect(phrasesOf('xx').language.code).toBe('en');
});
