import type { Tones } from './measure-tones.ts';

/** One table of 256 levels a channel: red, green, blue. */
export type ToneCurves = readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];

/** Fraction of the measured cast that is removed: half looked right, all of it overdone (scenes/NOTES.md). */
const CAST_SHARE = 0.5;
const MAX_GAIN = 1.12;
/** Limits for moving the black and white point, and the median's target and strength. */
const MAX_BLACK = 0.03;
const MIN_WHITE = 0.6;
const MEDIAN_GOAL = 0.5;
const MEDIAN_SHARE = 0.35;
/** A product is darkened only above this: it was overexposed then. A pale wall is no evidence for that. */
const PALE = 0.86;

/**
 * Gentle correction as three tone curves: white balance by gains, levels by black and white point, exposure by gamma. Curves keep
 * every shape and edge; a photo that is already right gets nearly the identity.
 * @param product median luma of the product itself, 0–1: a dark product on a white table does not make a bright photo
 */
export function planEnhancement(tones: Tones, product: number): ToneCurves {
  const white = Math.max(MIN_WHITE, Math.min(1, tones.high * 1.02));
  const black = Math.min(MAX_BLACK, tones.low) * white;
  const within = (luma: number): number => Math.min(0.9, Math.max(0.08, (luma - black) / (white - black)));
  const gamma = Math.min(gammaFor(within(tones.median)), product > PALE ? Infinity : 1);
  const curve = (cast: number): Uint8ClampedArray => {
    const gain = Math.min(MAX_GAIN, Math.max(1 / MAX_GAIN, cast ** -CAST_SHARE));
    return Uint8ClampedArray.from({ length: 256 }, (_, level) => {
      const value = Math.min(1, Math.max(0, ((level / 255) * gain - black) / (white - black)));
      return Math.round(255 * value ** gamma);
    });
  };
  return [curve(tones.cast[0]), curve(tones.cast[1]), curve(tones.cast[2])];
}

/** The exponent that moves a median part of the way to its target. */
function gammaFor(median: number): number {
  const goal = median + (MEDIAN_GOAL - median) * MEDIAN_SHARE;
  return Math.min(1.25, Math.max(0.7, Math.log(goal) / Math.log(median)));
}
