import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { blurBox } from '../pixels/blur-box.ts';
import { randomFrom } from '../pixels/random.ts';
import { toLab } from '../pixels/to-lab.ts';

/** The surfaces of a photo: pixels similar in colour and texture have the same number. */
export interface Surfaces {
  /** Of each pixel, 0 to `count` − 1. */
  kinds: Uint8Array;
  count: number;
}

const KINDS = 32;
/** Pixels sampled to find the kinds. */
const SAMPLES = 4000;
const ROUNDS = 8;
/** Half sides of the windows: a pixel's own colour, and the texture around it. */
const OWN_PX = 1;
const AROUND_PX = 4;
/** Weight of the mean colour around a pixel; its own colour has 1. */
const AROUND_SAY = 0.7;
/** L*, a*, b* of the pixel, their means around it, and how much they vary there. */
const FEATURES = 9;

/**
 * Sorts a photo's pixels by the look of their surfaces, wherever they are: k-means over colour and local texture in CIE L*a*b*. Repeatable.
 * @param pixels longer side about 384 px
 */
export function sortSurfaces(pixels: OpaquePixels): Surfaces {
  const features = describePixels(pixels);
  const centres = findCentres(features, pixels.width * pixels.height);
  const kinds = new Uint8Array(pixels.width * pixels.height);
  for (let i = 0; i < kinds.length; i++) kinds[i] = nearestTo(features, i * FEATURES, centres, kinds[i - 1]);
  return { kinds, count: KINDS };
}

function describePixels({ data, width, height }: OpaquePixels): Float32Array {
  const size = width * height;
  const lab = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let i = 0; i < size; i++) {
    const colour = toLab(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    for (let c = 0; c < 3; c++) lab[c]![i] = colour[c]!;
  }
  const features = new Float32Array(size * FEATURES);
  lab.forEach((channel, c) => {
    const own = blurBox(channel, width, height, OWN_PX);
    const mean = blurBox(channel, width, height, AROUND_PX);
    const squares = blurBox(
      channel.map((value) => value * value),
      width,
      height,
      AROUND_PX,
    );
    for (let i = 0; i < size; i++) {
      const at = i * FEATURES + c;
      features[at] = own[i]!;
      features[at + 3] = AROUND_SAY * mean[i]!;
      features[at + 6] = Math.sqrt(Math.max(0, squares[i]! - mean[i]! ** 2));
    }
  });
  return features;
}

/** Centres of the kinds, one after the other: spread out at first (k-means++, Arthur and Vassilvitskii, 2007), then moved. */
function findCentres(features: Float32Array, size: number): Float32Array {
  const random = randomFrom(1);
  const samples = Int32Array.from({ length: SAMPLES }, () => Math.floor(random() * size) * FEATURES);
  const centres = new Float32Array(KINDS * FEATURES);
  const away = new Float64Array(SAMPLES).fill(Infinity);
  let from = samples[0]!;
  for (let kind = 0; kind < KINDS; kind++) {
    centres.set(features.subarray(from, from + FEATURES), kind * FEATURES);
    let total = 0;
    samples.forEach((sample, k) => {
      const off = Math.min(away[k]!, distance(features, sample, centres, kind * FEATURES));
      away[k] = off;
      total += off;
    });
    let rest = random() * total;
    from = samples.find((_, k) => (rest -= away[k]!) <= 0) ?? samples[SAMPLES - 1]!;
  }
  for (let round = 0; round < ROUNDS; round++) moveCentres(features, samples, centres);
  return centres;
}

/** Moves each centre to the mean of its nearest samples; a centre without samples stays. */
function moveCentres(features: Float32Array, samples: Int32Array, centres: Float32Array): void {
  const sums = new Float64Array(centres.length);
  const counts = new Float64Array(KINDS);
  for (const sample of samples) {
    const kind = nearestTo(features, sample, centres);
    counts[kind]! += 1;
    for (let f = 0; f < FEATURES; f++) sums[kind * FEATURES + f]! += features[sample + f]!;
  }
  for (let at = 0; at < centres.length; at++) {
    const count = counts[Math.floor(at / FEATURES)]!;
    if (count > 0) centres[at] = sums[at]! / count;
  }
}

/**
 * Most centres are already too far away in the first features, so the other features are skipped.
 * @param guess the likely kind, which shortens the search
 */
function nearestTo(features: Float32Array, at: number, centres: Float32Array, guess = 0): number {
  let best = guess;
  let least = distance(features, at, centres, guess * FEATURES);
  for (let kind = 0, centre = 0; kind < KINDS; kind++, centre += FEATURES) {
    let off = 0;
    for (let f = 0; f < FEATURES && off < least; f++) {
      const apart = features[at + f]! - centres[centre + f]!;
      off += apart * apart;
    }
    if (off < least) {
      least = off;
      best = kind;
    }
  }
  return best;
}

function distance(features: Float32Array, at: number, centres: Float32Array, centre: number): number {
  let sum = 0;
  for (let f = 0; f < FEATURES; f++) {
    const off = features[at + f]! - centres[centre + f]!;
    sum += off * off;
  }
  return sum;
}
