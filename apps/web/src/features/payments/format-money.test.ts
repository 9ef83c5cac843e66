import { expect, it } from 'vitest';
import { formatDay, formatPrice, signed } from './format-money.ts';

it('writes a price as the language does, in the currency of the catalogue', () => {
  expect(formatPrice('en', 19.99, 'USD')).toBe('$19.99');
  expect(formatPrice('de', 19.99, 'EUR')).toBe('19,99\u00A0€');
  expect(formatPrice('fr', 9.99, 'USD')).toBe('9,99\u00A0$');
  expect(formatPrice('en', 1900, 'JPY')).toBe('¥1,900');
});

it('keeps an amount readable inside an Arabic sentence', () => {
  expect(formatPrice('ar', 19.99, 'USD')).toBe('\u2066$19.99\u2069');
});

it('dates by UTC, in Latin digits', () => {
  expect(formatDay('en', '2026-12-05T23:59:00Z')).toBe('5 December 2026');
  expect(formatDay('ar', '2026-12-05T00:00:00Z')).toMatch(/5.*2026/);
});

it('signs a change', () => {
  expect([35, -1, 0].map(signed)).toEqual(['+35', '−1', '0']);
});
