import { expect, it } from 'vitest';
import { tellLeftBehind } from './tell-left-behind.ts';

it('lists untranslatable facts in the words of the description', () => {
  const left = tellLeftBehind('Holzbrett, geölt, 40 x 25 cm, mit Daumenmulde. Spülmaschinenfest ist es nicht.', 'fr');
  expect(left?.language).toBe('de');
  expect(left?.said).toContain('Mit Daumenmulde');
  expect(left?.said.join(' ')).not.toMatch(/40 x 25/u);
});

it('lists nothing if the description is in the language of the pictures, or all of it is translated', () => {
  expect(tellLeftBehind('Blue mug, hand thrown, dishwasher safe.', 'en')).toBeNull();
  expect(tellLeftBehind('Trinkflasche aus Edelstahl, 750 ml, auslaufsicher, BPA-frei.', 'en')).toBeNull();
  expect(tellLeftBehind('', 'en')).toBeNull();
});

it('lists a name that has no translation', () => {
  expect(tellLeftBehind('Zwirbelknäuel, 750 ml, auslaufsicher. Die Flasche hält lange.', 'en')?.said[0]).toBe(
    'Zwirbelknäuel',
  );
});
