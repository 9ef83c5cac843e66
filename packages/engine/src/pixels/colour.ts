/** Linear-light RGB, 0–1 a channel. */
export type Linear = readonly [number, number, number];
/** OKLab lightness 0–1, chroma 0–0.4, hue in degrees (Björn Ottosson, 2020). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** sRGB 0–255 → linear 0–1 (IEC 61966-2-1). */
export const LINEAR_OF: Float32Array = Float32Array.from({ length: 256 }, (_, level) => {
  const s = level / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

/** Levels at even steps of the square root, where the curve is almost linear. */
const LEVELS = Float32Array.from({ length: 2050 }, (_, i) => {
  const l = Math.min(1, (i / 2048) ** 2);
  return 255 * (l <= 0.0031308 ? 12.92 * l : 1.055 * l ** (1 / 2.4) - 0.055);
});

/** Linear 0–1 → sRGB 0–255, unrounded; from a table, accurate to 0.02 of a level. */
export function levelOf(linear: number): number {
  const at = 2048 * Math.sqrt(Math.min(1, Math.max(0, linear)));
  const low = Math.floor(at);
  const below = LEVELS[low] ?? 0;
  return below + (at - low) * ((LEVELS[low + 1] ?? 255) - below);
}

/** Relative luminance of WCAG 2.2, 0–1. */
export function luminance([r, g, b]: Linear): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2.2, 1–21. */
export function contrast(one: Linear, other: Linear): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

/** `#rrggbb` → linear. */
export function linearOfHex(hex: string): Linear {
  const at = (i: number): number => LINEAR_OF[Number.parseInt(hex.slice(i, i + 2), 16)] ?? 0;
  return [at(1), at(3), at(5)];
}

export function hexOf(linear: Linear): string {
  return `#${linear.map((v) => Math.round(levelOf(v)).toString(16).padStart(2, '0')).join('')}`;
}

/** `#rrggbb` with an opacity 0–1, as CSS. */
export function fade(hex: string, opacity: number): string {
  const at = (i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  return `rgba(${at(1)}, ${at(3)}, ${at(5)}, ${opacity.toFixed(4)})`;
}

export function oklchOf([r, g, b]: Linear): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function rawLinear({ l, c, h }: Oklch): Linear {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** The nearest sRGB colour of that lightness and hue: chroma is reduced. */
function linearOfOklch({ l, c, h }: Oklch): Linear {
  for (let chroma = c; chroma > 0.002; chroma *= 0.94) {
    const rgb = rawLinear({ l, c: chroma, h });
    if (rgb.every((v) => v >= -0.001 && v <= 1.001)) return rgb;
  }
  return rawLinear({ l, c: 0, h });
}

export function hexOfOklch(colour: Oklch): string {
  return hexOf(linearOfOklch(colour));
}

/** Distance of two colours in OKLab: 0.02 is just visible, 1 is black from white. */
export function distanceOf(one: Oklch, other: Oklch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const chroma2 = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.sqrt((one.l - other.l) ** 2 + chroma2);
}
