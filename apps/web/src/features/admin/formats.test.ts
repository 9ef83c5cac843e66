import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

describe('formatsOf', () => {
  it.each([
    [0.42, '0.4s'],
    [42.4, '42s'],
    [150, '3m'],
    [10_000, '3h'],
  ])('says %d seconds in the unit that fits', (seconds, words) => {
    expect(formatsOf('en').duration(seconds)).toBe(words);
  });

  it('writes figures in Latin digits, which columns of ids need', () => {
    expect(formatsOf('ar').number(1234)).toMatch(/^1[,.٬]234$/);
    expect(formatsOf('ar').day('2026-11-21')).toContain('21');
    expect(formatsOf('de').number(1234)).toBe('1.234');
  });

  it('writes days of UTC, changes with a true minus, and money by its currency', () => {
    expect(formatsOf('en').day('2026-11-21')).toBe('21 Nov');
    expect(formatsOf('en').signed(-3)).toBe('\u2066−3\u2069');
    expect(formatsOf('fr').money(1500, 'JPY')).toMatch(/1\s500/);
  });
});
