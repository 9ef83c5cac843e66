import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

describe('formatsOf', () => {
  it.each([
    [0.42, '0.4s'],
    [42.4, '42s'],
    [150, '3m'],
    [10_000, '3h'],
  ])('formats %d seconds in a fitting unit', (seconds, words) => {
    expect(formatsOf('en').duration(seconds)).toBe(words);
  });

  it('formats figures in Latin digits, for columns with ids', () => {
    expect(formatsOf('ar').number(1234)).toMatch(/^1[,.٬]234$/);
    expect(formatsOf('ar').day('2026-11-21')).toContain('21');
    expect(formatsOf('de').number(1234)).toBe('1.234');
  });

  it('formats days in UTC, changes with a minus sign (U+2212), and money by currency', () => {
    expect(formatsOf('en').day('2026-11-21')).toBe('21 Nov');
    expect(formatsOf('en').signed(-3)).toBe('\u2066−3\u2069');
    expect(formatsOf('fr').money(1500, 'JPY')).toMatch(/1\s500/);
  });
});
