import { expect, it } from 'vitest';
import { contrast, hexOf, hexOfOklch, linearOfHex, oklchOf } from './colour.ts';
import { themeOf } from './theme.ts';

it('goes to OKLCH and back', () => {
  for (const hex of ['#e5482d', '#1b1a19', '#a9b49a', '#3355aa'])
    expect(hexOfOklch(oklchOf(linearOfHex(hex)))).toBe(hex);
});

it('measures contrast as WCAG does', () => {
  expect(contrast(linearOfHex('#000000'), linearOfHex('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(linearOfHex('#767676'), linearOfHex('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(hexOf(linearOfHex('#767676'))).toBe('#767676');
});

it('makes a theme of any hue whose type is legible', () => {
  for (let h = 0; h < 360; h += 15) {
    const theme = themeOf({ accent: { l: 0.6, c: 0.16, h }, neutral: false, swatches: [] });
    const ratio = (a: string, b: string): number => contrast(linearOfHex(a), linearOfHex(b));
    expect(ratio(theme.ink, theme.tint), `ink at ${h}°`).toBeGreaterThan(7);
    expect(ratio(theme.white, theme.accent), `accent at ${h}°`).toBeGreaterThan(4.5);
    expect(ratio(theme.muted, theme.paper), `muted at ${h}°`).toBeGreaterThan(4.5);
    expect(ratio(theme.white, theme.counterDeep), `deep at ${h}°`).toBeGreaterThan(7);
  }
});
