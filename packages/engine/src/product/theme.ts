import { hexOfOklch, type Oklch } from '../pixels/colour.ts';
import type { Palette } from './measure-palette.ts';

/** The colours of a picture, from the product's hue and its complement, as `#rrggbb`. */
export interface Theme {
  /** Almost white. */
  paper: string;
  /** A pale background that contrasts with the product. */
  tint: string;
  /** Between tint and accent, for shapes behind the product; of the complementary hue if its own would be beige. */
  soft: string;
  /** The product's own colour, strong enough for white type; the complement if that would be brown or olive. */
  accent: string;
  /** A dark background; of the complementary hue if its own would be brown. */
  deep: string;
  /** Type on light backgrounds. */
  ink: string;
  /** Secondary type on light backgrounds. */
  muted: string;
  white: string;
  /** A bold background for one picture, and a lighter shape on it. */
  bold: string;
  boldLight: string;
  /** The bold background has the complementary hue, because the product would not contrast with its own. */
  isBoldAcross: boolean;
  /** Pale and dark background of the complementary hue: the product glows on it. */
  counterTint: string;
  counterSoft: string;
  counterDeep: string;
}

/**
 * Hues whose pale backgrounds are beige and whose dark ones are brown: red, orange and yellow products use the complementary hue.
 */
const [WARM_FROM, WARM_TO] = [15, 115];
/** Hues whose only shades dark enough for white type are brown and olive. */
const [MUDDY_FROM, MUDDY_TO] = [52, 115];

/** Lightness of the bold background, and of the lighter shape on it. */
const [BOLD_L, BOLD_LIGHT_L] = [0.77, 0.86];
const [LEAST_BOLD_C, MOST_BOLD_C] = [0.1, 0.145];
/** A colour has too little contrast with the bold background below this OKLab distance: in lightness, and in a and b together. */
const [LOST_L, LOST_AB] = [0.16, 0.1];
/** Fraction of the product without contrast from which the complementary hue is used. */
const MOST_LOST = 0.35;

/** Builds the theme; every lightness is set, so contrast does not depend on the product. */
export function themeOf(palette: Palette): Theme {
  const { accent, neutral } = palette;
  const { h } = accent;
  const isWarm = h > WARM_FROM && h < WARM_TO;
  const isMuddy = h > MUDDY_FROM && h < MUDDY_TO;
  const chroma = neutral ? 0.05 : Math.min(0.17, Math.max(0.06, accent.c * 1.15));
  const tone = (l: number, c: number): string => hexOfOklch({ l, c: Math.min(c, chroma), h });
  const background = (l: number, c: number): string => hexOfOklch({ l, c: Math.min(c, chroma), h: backgroundHue(h) });
  const across = (l: number, c: number): string => hexOfOklch({ l, c, h: counterHue(h) });
  return {
    paper: background(0.975, 0.007),
    tint: background(0.94, 0.019),
    soft: isWarm ? across(0.87, 0.035) : background(0.87, 0.045),
    accent: isMuddy ? across(0.44, 0.07) : tone(Math.min(0.54, Math.max(0.46, accent.l)), chroma),
    deep: isWarm ? across(0.28, 0.04) : tone(0.27, 0.04),
    ink: tone(0.22, 0.02),
    muted: tone(0.44, 0.025),
    white: '#ffffff',
    ...boldOf(palette, chroma),
    counterTint: across(0.935, 0.017),
    counterSoft: across(0.84, 0.03),
    counterDeep: across(0.33, 0.042),
  };
}

/** A bold background and the lighter shape on it. */
const loudOf = (h: number, chroma: number): { bold: Oklch; boldLight: Oklch } => ({
  bold: { l: BOLD_L, c: Math.max(LEAST_BOLD_C, Math.min(MOST_BOLD_C, chroma)), h },
  boldLight: { l: BOLD_LIGHT_L, c: Math.max(0.06, Math.min(0.09, chroma)), h },
});

/**
 * The bold background of the product's own hue or, milder, of its complement if the product would not contrast. Grey products
 * keep their blue.
 */
function boldOf(
  { accent, neutral, swatches }: Palette,
  chroma: number,
): Pick<Theme, 'bold' | 'boldLight' | 'isBoldAcross'> {
  const own = loudOf(accent.h, chroma);
  const lost = swatches.reduce((sum, swatch) => sum + (isLostBefore(own.bold, swatch) ? swatch.share : 0), 0);
  const isBoldAcross = !neutral && lost > MOST_LOST;
  const { bold, boldLight } = isBoldAcross ? loudOf(counterHue(accent.h), LEAST_BOLD_C) : own;
  return { bold: hexOfOklch(bold), boldLight: hexOfOklch(boldLight), isBoldAcross };
}

function isLostBefore(background: Oklch, colour: Oklch): boolean {
  const angle = ((colour.h - background.h) * Math.PI) / 180;
  const across = Math.sqrt(
    Math.max(0, colour.c ** 2 + background.c ** 2 - 2 * colour.c * background.c * Math.cos(angle)),
  );
  return Math.abs(colour.l - background.l) < LOST_L && across < LOST_AB;
}

/** Pale backgrounds of the product's own hue; pale red is pink, which suits few red products: reds and oranges use cream. */
function backgroundHue(h: number): number {
  return h > 15 && h < 70 ? 75 : h;
}

/** The complementary hue, limited to blue-greens and blues for warm products and to sand and clay for cold ones. */
function counterHue(h: number): number {
  const warm = h < 115 || h > 330;
  return warm ? 185 + ((h + 30) % 360) * 0.25 : 60 + (h - 115) * 0.1;
}
