import { expect, it } from 'vitest';
import { phrasesOf } from './index.ts';
import { nameSeason } from './name-season.ts';

const inLanguage = (description: string, language: string) =>
  nameSeason(description, [phrasesOf(language).seasons, phrasesOf('en').seasons]);

it.each([
  ['en', 'Linen dress for warm summer evenings', 'summer'],
  ['en', 'Our winter collection', 'winter'],
  ['de', 'Kerze für lange Winterabende', 'winter'],
  ['de', 'Frühlingsduft im Glas', 'spring'],
  ['fr', 'Un plaid pour l’automne', 'autumn'],
  ['fr', 'Les soirs d’été', 'summer'],
  ['es', 'Sandalias de verano', 'summer'],
  ['ar', 'شاي دافئ في الشتاء', 'winter'],
  ['pl', 'Wiosna w domu', 'spring'],
  ['ja', '春のお茶', 'spring'],
  ['tr', 'Sonbahar için', 'autumn'],
  ['de', 'Autumn leaves, a scented candle', 'autumn'],
  ['en', 'A mug for Christmas morning', 'holidays'],
])('reads the season in %s: %s', (language, description, season) => {
  expect(inLanguage(description, language)).toBe(season);
});

it.each([
  ['en', ''],
  ['en', 'A mug that keeps coffee hot'],
  // No fir and no baubles for holidays without them.
  ['ar', 'هدية لعيد الفطر'],
  ['en', 'Brass lamp for Diwali'],
  ['en', 'Hanukkah candles'],
  // « has been », not « summer ».
  ['fr', 'Ce bol a été tourné à la main'],
  // « writing », not « summer ».
  ['tr', 'Yazı masası'],
])('names none in %s: %s', (language, description) => {
  expect(inLanguage(description, language)).toBeNull();
});
