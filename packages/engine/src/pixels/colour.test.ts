import { expect, it } from 'vitest';
import { contrast, hexOf, hexOfOklch, linearOfHex, oklchOf } from './colour.ts';
import { paletteOf } from '../product/measure-palette.ts';
import { themeOf } from '../product/theme.ts';

it('converts to OKLCH and back', () => {
  for (const hex of ['#e5482d', '#1b1a19', '#a9b49a', '#3355aa'])
    expect(hexOfOklch(oklchOf(linearOfHex(hex)))).toBe(hex);
});

it('measures contrast as WCAG does', () => {
  expect(contrast(linearOfHex('#000000'), linearOfHex('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(linearOfHex('#767676'), linearOfHex('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(hexOf(linearOfHex('#767676'))).toBe('#767676');
});

it('makes a theme with legible type from any hue', () => {
  for (let h = 0; h < 360; h += 15) {
    const theme = themeOf({ accent: { l: 0.6, c: 0.16, h }, neutral: false, swatches: [] });
    const ratio = (a: string, b: string): number => contrast(linearOfHex(a), linearOfHex(b));
    expect(ratio(theme.ink, theme.tint), `ink at ${h}°`).toBeGreaterThan(7);
    expect(ratio(theme.white, theme.accent), `accent at ${h}°`).toBeGreaterThan(4.5);
    expect(ratio(theme.muted, theme.paper), `muted at ${h}°`).toBeGreaterThan(4.5);
    expect(ratio(theme.white, theme.counterDeep), `deep at ${h}°`).toBeGreaterThan(7);
  }
});

it('puts no product on beige and packs none into brown or olive, whatever its colour', () => {
  const palettes = Array.from({ length: 24 }, (_, i) => ({ accent: { l: 0.6, c: 0.12, h: i * 15 }, neutral: false }));
  const grey = paletteOf({
    data: new Uint8ClampedArray(400).fill(90).map((v, i) => (i % 4 === 3 ? 255 : v)),
    width: 10,
    height: 10,
  });
  for (const palette of [...palettes, grey]) {
    const theme = themeOf({ swatches: [], ...palette });
    for (const name of ['soft', 'deep', 'accent'] as const) {
      const { h, c } = oklchOf(linearOfHex(theme[name]));
      const isDull = h > (name === 'accent' ? 55 : 20) && h < 115 && c > 0.01;
      expect(isDull, `${name} for a product of ${palette.accent.h}°: ${theme[name]}`).toBe(false);
    }
  }
});

it('puts a product that would be lost on its own bold background on the complementary hue, and no other', () => {
  for (let h = 0; h < 360; h += 30) {
    const own = { l: 0.74, c: 0.13, h };
    const lost = themeOf({ accent: own, neutral: false, swatches: [{ ...own, share: 1 }] });
    const turn = Math.abs(oklchOf(linearOfHex(lost.bold)).h - h) % 360;
    expect(Math.min(turn, 360 - turn), `hue of the ground for ${h}°`).toBeGreaterThan(50);
    const dark = themeOf({ accent: own, neutral: false, swatches: [{ ...own, l: 0.4, share: 1 }] });
    expect(dark.isBoldAcross, `a dark product of ${h}°`).toBe(false);
  }
  const silver = { l: 0.75, c: 0.02, h: 250, share: 1 };
  expect(themeOf({ accent: { l: 0.6, c: 0.06, h: 250 }, neutral: true, swatches: [silver] }).isBoldAcross).toBe(false);
});
