import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Café  Crème\n', 'cafe creme'],
  ['STRASSE Straße', 'strasse strasse'],
  ['İstanbul', 'istanbul'],
  ['أكواب خزفيّة', 'اكواب خزفية'],
  ['IMG_2031.JPG\u0000', 'img_2031.jpg'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
