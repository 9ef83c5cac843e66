import type { Tones } from './measure-tones.ts';

/** One table of 256 levels a channel: red, green, blue. */
export type ToneCurves = readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];

/** Share of the measured cast that is taken back: half looked right, the whole overdone (scenes/NOTES.md). */
const CAST_SHARE = 0.5;
const MAX_GAIN = 1.12;
/** How far black and white point may be moved, and where the median is drawn to and by how much. */
const MAX_BLACK = 0.03;
const MIN_WHITE = 0.6;
const MEDIAN_GOAL = 0.5;
const MEDIAN_SHARE = 0.35;
/** A product is drawn down only from above that, for then it was overexposed: a pale wall says nothing of it. */
const PALE = 0.86;

/**
 * Gentle correction as three tone curves: white balance by gains, levels by black and white point, exposure by gamma.
 * Curves keep every shape and every edge; a photo that is already right gets nearly the identity.
 * @param product median luma of the product itself, 0–1: a dark thing on a white table is no bright photo
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

/** The exponent that draws a median a share of the way to its goal. */
function gammaFor(median: number): number {
  const goal = median + (MEDIAN_GOAL - median) * MEDIAN_SHARE;
  return Math.min(1.25, Math.max(0.7, Math.log(goal) / Math.log(median)));
}
