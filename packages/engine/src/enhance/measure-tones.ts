import type { Raster } from '../model.ts';
import { mapTriple } from '../pixels/tuples.ts';

/** Measurements that the enhancement is based on, from a sample of the photo's pixels. */
export interface Tones {
  /** Share of 255 below which 0.5 % of the luma lies, and its median. */
  low: number;
  /**
   * Fraction of 255 below which 99.5 % of the largest channels are. With luma, which is low for red or ochre, a dim photo's white
   * point would be underestimated and its colours would become neon.
   */
  high: number;
  median: number;
  /** Mean colour of the light: nearly neutral pixels relative to their luma; 1, 1, 1 under white light. */
  cast: readonly [number, number, number];
}

const SAMPLES_PER_SIDE = 256;
/**
 * Largest spread between channels, relative to the largest channel, at which a pixel may be a grey surface in tinted light. Lamps
 * tint far more than shade, and both along one line: a pixel greener, pinker or much bluer than that is a painted wall.
 */
const NEUTRAL_SATURATION = { warm: 0.25, cool: 0.15, other: 0.08 };
/** Maximum position of green between red and blue, as a fraction, in the light of the sky. */
const MOST_GREEN = 0.8;

/** Measures a photo on a grid of 256 × 256 points, so that preview and final come to nearly the same answer. */
export function measureTones({ data, width, height }: Raster): Tones {
  const histogram = new Uint32Array(256);
  const brightest = new Uint32Array(256);
  const sums: [number, number, number] = [0, 0, 0];
  let neutral = 0;
  for (let row = 0; row < SAMPLES_PER_SIDE; row++) {
    const y = Math.floor(((row + 0.5) * height) / SAMPLES_PER_SIDE);
    for (let column = 0; column < SAMPLES_PER_SIDE; column++) {
      const i = (y * width + Math.floor(((column + 0.5) * width) / SAMPLES_PER_SIDE)) * 4;
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const level = Math.round(luma);
      histogram[level] = histogram[level]! + 1;
      const largest = Math.max(r, g, b);
      brightest[largest] = brightest[largest]! + 1;
      if (luma < 90 || largest > 250 || largest - Math.min(r, g, b) > largest * mostSaturation(r, g, b)) continue;
      neutral++;
      [r, g, b].forEach((value, c) => (sums[c] = sums[c]! + value / luma));
    }
  }
  const count = SAMPLES_PER_SIDE ** 2;
  const at = (share: number, of = histogram): number => percentile(of, share * count) / 255;
  // Few neutral pixels are weak evidence: the cast is pulled towards white light in proportion.
  const weight = neutral + 0.05 * count;
  const cast = mapTriple(sums, (sum) => (sum + 0.05 * count) / weight);
  return { low: at(0.005), high: at(0.995, brightest), median: at(0.5), cast };
}

/** What a cut-out's opaque pixels look like, independent of its background; all as fractions. */
export interface Surface {
  /** Median luma. */
  median: number;
  /** Level below which nine in ten of the largest channels are. */
  bright: number;
  /** Mean colour of the pixels at least as bright as the median, 0–1: red, green, blue. */
  colour: readonly [number, number, number];
}

/** Measures a cut-out's opaque pixels on the same grid; null without any. */
export function measureSurface({ data, width, height }: Raster): Surface | null {
  const lumas = new Uint32Array(256);
  const largest = new Uint32Array(256);
  const colours = [new Float64Array(256), new Float64Array(256), new Float64Array(256)] as const;
  let count = 0;
  for (let row = 0; row < SAMPLES_PER_SIDE; row++) {
    const y = Math.floor(((row + 0.5) * height) / SAMPLES_PER_SIDE);
    for (let column = 0; column < SAMPLES_PER_SIDE; column++) {
      const i = (y * width + Math.floor(((column + 0.5) * width) / SAMPLES_PER_SIDE)) * 4;
      if (data[i + 3]! < 250) continue;
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const level = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
      const most = Math.max(r, g, b);
      lumas[level] = lumas[level]! + 1;
      largest[most] = largest[most]! + 1;
      colours.forEach((sums, c) => (sums[level] = sums[level]! + data[i + c]!));
      count++;
    }
  }
  if (count === 0) return null;
  const middle = percentile(lumas, count / 2);
  const seen = lumas.subarray(middle).reduce((sum, value) => sum + value, 0);
  return {
    median: middle / 255,
    bright: percentile(largest, 0.9 * count) / 255,
    colour: mapTriple(colours, (sums) => sums.subarray(middle).reduce((sum, value) => sum + value, 0) / seen / 255),
  };
}

function mostSaturation(r: number, g: number, b: number): number {
  if (r >= g && g >= b) return NEUTRAL_SATURATION.warm;
  return b >= g && g >= r && g - r < MOST_GREEN * (b - r) ? NEUTRAL_SATURATION.cool : NEUTRAL_SATURATION.other;
}

function percentile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += histogram[level]!;
    if (seen >= count) return level;
  }
  return 255;
}
