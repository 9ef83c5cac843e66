import { expect, it } from 'vitest';
import { pickLocale } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['AR-EG, en;q=0.5', 'ar'],
  ['ja, fr;q=0.4, es;q=0.9', 'es'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['nl, pt', 'en'],
  ['de;q=nonsense, fr', 'de'],
])('understands %j as %s', (header, locale) => {
  expect(pickLocale(header)).toBe(locale);
});
