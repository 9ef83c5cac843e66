import { expect, it } from 'vitest';
import { tellLeftBehind } from './tell-left-behind.ts';

it('tells what no lexicon knows, fact by fact, in the words of the description', () => {
  const left = tellLeftBehind('Holzbrett, geölt, 40 x 25 cm, mit Saftrille. Spülmaschinenfest ist es nicht.', 'fr');
  expect(left?.language).toBe('de');
  expect(left?.said).toContain('Mit Saftrille');
  expect(left?.said.join(' ')).not.toMatch(/40 x 25/u);
});

it('has nothing to tell where the description is in the language of the pictures, or all of it crosses', () => {
  expect(tellLeftBehind('Blue mug, hand thrown, dishwasher safe.', 'en')).toBeNull();
  expect(tellLeftBehind('Trinkflasche aus Edelstahl, 750 ml, auslaufsicher, BPA-frei.', 'en')).toBeNull();
  expect(tellLeftBehind('', 'en')).toBeNull();
});

it('names what cannot be named in the other language', () => {
  expect(tellLeftBehind('Zwirbelknäuel, 750 ml, auslaufsicher. Die Flasche hält lange.', 'en')?.said[0]).toBe(
    'Zwirbelknäuel',
  );
});
