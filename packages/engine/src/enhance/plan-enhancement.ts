import type { Tones } from './measure-tones.ts';

/** One table of 256 levels a channel: red, green, blue. */
export type ToneCurves = readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];

/** Share of the measured cast that is taken back: half looked right, the whole overdone (scenes/NOTES.md). */
const CAST_SHARE = 0.5;
const MAX_GAIN = 1.12;
/** How far black and white point may be moved, and where the median is drawn to and by how much. */
const MAX_BLACK = 0.06;
const MIN_WHITE = 0.72;
const MEDIAN_GOAL = 0.5;
const MEDIAN_SHARE = 0.35;

/**
 * Gentle correction as three tone curves: white balance by gains, levels by black and white point, exposure by gamma.
 * Curves keep every shape and every edge; a photo that is already right gets nearly the identity.
 */
export function planEnhancement(tones: Tones): ToneCurves {
  const black = Math.min(MAX_BLACK, tones.low);
  const white = Math.max(MIN_WHITE, Math.min(1, tones.high * 1.02));
  const median = Math.min(0.9, Math.max(0.08, (tones.median - black) / (white - black)));
  const goal = median + (MEDIAN_GOAL - median) * MEDIAN_SHARE;
  const gamma = Math.min(1.25, Math.max(0.7, Math.log(goal) / Math.log(median)));
  const curve = (cast: number): Uint8ClampedArray => {
    const gain = Math.min(MAX_GAIN, Math.max(1 / MAX_GAIN, cast ** -CAST_SHARE));
    return Uint8ClampedArray.from({ length: 256 }, (_, level) => {
      const value = Math.min(1, Math.max(0, ((level / 255) * gain - black) / (white - black)));
      return Math.round(255 * value ** gamma);
    });
  };
  return [curve(tones.cast[0]), curve(tones.cast[1]), curve(tones.cast[2])];
}
