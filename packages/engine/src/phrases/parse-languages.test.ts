import { describe, expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { DESCRIPTIONS } from './descriptions.fixture.ts';
import { PHRASES } from './index.ts';
import { parseDescription } from './parse-description.ts';
import { tellLanguage } from './tell-language.ts';

it('has a description in every language', () => {
  expect(Object.keys(DESCRIPTIONS).toSorted()).toEqual(PHRASES.map(({ language }) => language.code));
});

describe.each(Object.entries(DESCRIPTIONS))('%s', (code, { text, name, feature, thought, steps }) => {
  it('recognises the language', () => {
    expect(tellLanguage(text)).toBe(code);
  });

  it('finds name, features, statements and steps', () => {
    const parsed = parseDescription(text);
    expect(parsed.name).toBe(name);
    expect(parsed.features).toContain(feature);
    expect(parsed.benefits).toContain(thought);
    expect(parsed.steps).toHaveLength(steps);
  });

  it('adds nothing to the description', () => {
    const parsed = parseDescription(text);
    const source = text.toLocaleLowerCase(code);
    for (const piece of [parsed.name ?? '', ...parsed.features, ...parsed.benefits, ...parsed.steps]) {
      expect(source).toContain(piece.toLocaleLowerCase(code));
    }
  });

  it('prints the statement large, and the seller’s promises where trust is built', () => {
    const words = chooseWords(text, code, 'kitchen');
    expect(words.name).toBe(name);
    expect(words.promise).toBe(thought);
    expect(words.trust[0]).toMatch(/30|٣٠|۳۰|৩০/u);
  });
});

it('keeps the expected language if there is only one small word of another', () => {
  const mixer =
    'Retro stand mixer in mustard yellow. 4.8 litre glass bowl, 10 speeds. Tilting head, die-cast metal housing.';
  expect(chooseWords(mixer, 'en', 'kitchen').name).toBe('Retro stand mixer');
  const sandals = "Men's slide sandals navy. Non-slip rubber sole, quick drying, cushioned footbed. Sizes 40 to 46.";
  expect(chooseWords(sandals, 'en', 'fashion').benefits).toContain('Non-slip rubber sole');
});
