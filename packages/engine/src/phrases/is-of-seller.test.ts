import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { isOfSeller } from './is-of-seller.ts';

it.each([
  ['I use mine for hand soap in the kitchen', 'en', true],
  ['Machine washable at 30', 'en', false],
  ['Ich habe ihn nur einmal benutzt', 'de', true],
  ['Mit Timer', 'de', false],
  ["J'ai cousu chaque pièce", 'fr', true],
  ['Ma non pesa', 'it', false],
])('tells what sellers say of themselves: %s', (text, language, expected) => {
  expect(isOfSeller(text, language)).toBe(expected);
});

it('is not printed, unlike the rest', () => {
  const said = 'Amber glass soap dispenser, holds 500 ml. I use mine for hand soap in the kitchen. Refillable.';
  const words = chooseWords(said, 'en', null);
  const printed = [words.headline, words.line, words.promise, ...words.features, ...words.benefits].join('\n');
  expect(printed).not.toMatch(/mine/u);
  expect(printed).toMatch(/500 ml/u);
});
