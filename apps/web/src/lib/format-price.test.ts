import { expect, it } from 'vitest';
import { formatMinor, formatPrice } from './format-price.ts';

it('formats a price for the language, in the catalogue’s currency', () => {
  expect(formatPrice('en', 19.99, 'USD')).toBe('$19.99');
  expect(formatPrice('de', 19.99, 'EUR')).toBe('19,99\u00A0€');
  expect(formatPrice('fr', 9.99, 'USD')).toBe('9,99\u00A0$');
  expect(formatPrice('en', 1900, 'JPY')).toBe('¥1,900');
});

it('keeps an amount readable inside an Arabic sentence', () => {
  expect(formatPrice('ar', 19.99, 'USD')).toBe('\u2066$19.99\u2069');
});

it('returns the minor units of a currency', () => {
  expect(formatMinor('en', 1999, 'USD')).toBe('$19.99');
  expect(formatMinor('en', 1900, 'JPY')).toBe('¥1,900');
  expect(formatMinor('ar', 999, 'USD')).toBe('\u2066$9.99\u2069');
});
