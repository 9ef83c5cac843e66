import { expect, it } from 'vitest';
import { isLacking } from './is-lacking.ts';

it.each([
  'Bulb not included',
  'Akku und Ladegerät nicht enthalten',
  'Livraison non incluse',
  'Bombilla E27 no incluida',
  'Attacco E14 (lampadina esclusa)',
  'Не входит в комплект',
  'الشاحن غير مشمول',
  '電池は別売',
  'A few scratches on the deck',
  'Small dent in the frame',
  'Petite rayure sur le guidon',
  'Qualche graffio sul telaio',
  'Liten repa',
  'Lehce poškrábaná',
  'Not suitable for ginger',
  'Bulaşık makinesine uygun değil',
])('lacks: %s', (text) => {
  expect(isLacking(text)).toBe(true);
});

it.each([
  'No scratches',
  'Ohne einen einzigen Kratzer',
  'Sans rayures',
  'BPA free',
  'No paraffin',
  'Sin aceites',
  'Does not rust',
  'A cork base so it won’t scratch your table',
  'Scratch-resistant lenses',
  'Verre anti-rayures',
  'Non-slip sole',
  'Small drainage holes',
  'Caratteristiche delle scarpe',
  'Lid included',
  'Never worn',
])('speaks for it: %s', (text) => {
  expect(isLacking(text)).toBe(false);
});
