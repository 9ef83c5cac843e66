import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';

it.each([
  ['CB2 - EXCLUSIVE Blox 63" Rectangular Brown Wood Dining Table', 'en', 'CB2 Rectangular Brown Wood Dining Table'],
  ['Luna: table lamp made of oak', 'en', 'Luna table lamp'],
  ['Desk lamp x 2\nTwo for 40', 'en', 'Desk lamp'],
  ['Drawer', 'en', 'Drawer'],
  ['Schublade', 'de', 'Schublade'],
  ['Tapa', 'es', 'Tapa'],
  ['Side table / Night table (set of two)', 'en', 'Side table'],
  [
    'Sengoku Indoor & Outdoor Portable Kerosene Heater, 23,500 BTU, White',
    'en',
    'Indoor & Outdoor Portable Kerosene Heater',
  ],
  ['Canon printer with color ink cartridge x2 worth $60)', 'en', 'Canon printer'],
])('names the product of a short title: %s', (title, language, name) => {
  const { features, benefits, line, ...words } = chooseWords(title, language, null);
  expect(words.name).toBe(name);
  // Nothing of the name stands below it once more.
  expect([...features, ...benefits, line].filter((text) => text !== '' && name.includes(text))).toEqual([]);
});

it('prints no price without a currency, and takes no other figure for one', () => {
  const linesOf = (text: string) => chooseWords(text, 'en', null).benefits;
  expect(linesOf('Desk lamp\nTwo for 40')).toEqual([]);
  expect(linesOf('Chair\nBoth for 25.50')).toEqual([]);
  expect(linesOf('Mug\nAll for 12 guests')).toEqual(['All for 12 guests']);
});

it('prints nothing of the seller’s use, and no characters without width', () => {
  const said = (text: string) => JSON.stringify(chooseWords(text, 'en', null));
  expect(said('Dry foods dispenser\nWe stored cereals.')).not.toContain('cereals');
  expect(said('Crepe maker\nFrom Amazon Japan')).not.toContain('Amazon');
  expect(said('Mug. We use organic cotton.')).toContain('organic cotton');
  expect(said('Bar stools set of 4\nGreat condition!\u200B\u200B')).not.toContain('\u200B');
  const persian = 'میز، تا می\u200Cشود';
  expect(JSON.stringify(chooseWords(persian, 'fa', null))).toContain('می\u200Cشود');
});

it('begins no line with « or »', () => {
  const text = 'Bench. Works as a dining bench, entry bench, or accent piece.';
  expect(JSON.stringify(chooseWords(text, 'en', null))).not.toMatch(/"or /iu);
});
