import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../identifiers.ts';
import { PHRASES as LANGUAGES } from '../phrases/index.ts';
import { foldWords } from './fold-words.ts';
import { KINDS, PLACES, ROOMS } from './kinds.ts';
import { nameOfKind } from './name-of-kind.ts';
import { NAMED_LANGUAGES, readNames } from './names.ts';

describe('kinds', () => {
  it('are about three hundred, each with a size, a place and a room', () => {
    expect(KINDS.size).toBeGreaterThanOrEqual(300);
    for (const { id, category, longerM, ratio = 1, lives, rooms } of KINDS.values()) {
      expect(CATEGORY_IDS, `kind ${id}`).toContain(category);
      expect(PLACES, `kind ${id}`).toContain(lives);
      expect(rooms.length, `kind ${id}`).toBeGreaterThan(0);
      for (const room of rooms) expect(ROOMS, `kind ${id}`).toContain(room);
      expect(longerM > 0.01 && longerM < 6 && ratio > 0.05 && ratio < 8, `kind ${id}`).toBe(true);
    }
  });
});

describe.each(NAMED_LANGUAGES)('names in %s', (language) => {
  const { kinds = {} } = readNames(language) ?? {};

  it('is a language of the pictures', () => {
    expect(LANGUAGES.map((phrases) => phrases.language.code)).toContain(language);
  });

  it('name every kind and no other, each with a printable form', () => {
    expect(Object.keys(kinds).toSorted()).toEqual([...KINDS.keys()].toSorted());
    for (const id of KINDS.keys()) expect(nameOfKind(id, language)?.trim(), `kind ${id}`).toBeTruthy();
  });

  it('share no form between two kinds', () => {
    const owner = new Map<string, string>();
    for (const [id, forms] of Object.entries(kinds)) {
      for (const form of forms.split('|')) {
        const folded = foldWords(form, language).join(' ');
        expect(owner.get(folded) ?? id, `${form} of ${id}`).toBe(id);
        owner.set(folded, id);
      }
    }
  });
});

it('has no name for an unknown language or an unknown kind', () => {
  expect(nameOfKind('mug', 'xx')).toBeNull();
  expect(nameOfKind('unicorn', 'en')).toBeNull();
  expect(nameOfKind('mug', 'en')).toBe('mug');
});
