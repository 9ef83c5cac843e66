import { hexOfOklch, type Oklch } from './colour.ts';
import type { Palette } from './measure-palette.ts';

/** The colours of a picture, all taken from one hue of the product, as `#rrggbb`. */
export interface Theme {
  /** Almost white. */
  paper: string;
  /** A pale ground that the product stands out from. */
  tint: string;
  /** Between tint and accent, for shapes behind the product. */
  soft: string;
  /** The product's own colour, strong enough to carry white type. */
  accent: string;
  /** A dark ground. */
  deep: string;
  /** Type on light grounds. */
  ink: string;
  /** Secondary type on light grounds. */
  muted: string;
  white: string;
  /** A loud ground for one picture, and a lighter shape on it. */
  bold: string;
  boldLight: string;
  /** Dark and light of a green twig. */
  sprig: readonly [string, string];
}

/** Builds the theme; every lightness is set, so contrast does not depend on the product. */
export function themeOf({ accent, neutral }: Palette): Theme {
  const { h } = accent;
  const chroma = neutral ? 0.05 : Math.min(0.17, Math.max(0.06, accent.c * 1.15));
  const tone = (l: number, c: number): string => hexOfOklch({ l, c: Math.min(c, chroma), h } satisfies Oklch);
  return {
    paper: tone(0.975, 0.008),
    tint: tone(0.93, 0.03),
    soft: tone(0.84, 0.07),
    accent: tone(Math.min(0.54, Math.max(0.46, accent.l)), chroma),
    deep: tone(0.27, 0.045),
    ink: tone(0.22, 0.025),
    muted: tone(0.45, 0.03),
    white: '#ffffff',
    bold: hexOfOklch({ l: 0.76, c: Math.max(0.1, Math.min(0.15, chroma)), h }),
    boldLight: hexOfOklch({ l: 0.85, c: Math.max(0.06, Math.min(0.1, chroma)), h }),
    sprig: ['#74846a', '#a9b49a'],
  };
}
