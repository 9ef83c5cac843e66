import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';

it.each([
  ['Framed etching of a spider in its web, signed', 'en', ['Signed']],
  ['Figurine of a girl with her dog, porcelain', 'en', ['Porcelain']],
  ['Mug with a lid, porcelain', 'en', ['With a lid', 'Porcelain']],
])('prints nothing of what is only shown on a thing: %s', (text, language, features) => {
  expect(chooseWords(text, language, 'home').features).toEqual(features);
});
