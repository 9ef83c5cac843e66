import { blurBox } from '../blur-box.ts';
import type { Evidence } from './compare-shots.ts';

/** Radii, pixels of a picture of 384 px, over which a sign is looked for around a pixel. */
const NEAR = 2;
const PLAIN = 1e-4;
/** Where these planes of the evidence are above, something certainly differs. */
const DIFFERS = 0.35;
const DIFFERS_IN_COLOUR = 0.3;

/** A belief as half a logit, so that a weighted sum of signs means something. */
const half = (value: number): number => Math.log((value + 0.01) / (1.01 - value)) / 2;

type Around = (plane: Float32Array, radius: number) => Float32Array;

/**
 * What speaks for a pixel being product, on it and around it: planes in the order in which training/fit_pairs.py learnt their
 * weights. The same is written in training/learn/pair_signs.py, and nothing may be changed in one place alone.
 */
export function listSigns({ planes, width, height }: Evidence): Float32Array[] {
  const around: Around = (plane, radius) => blurBox(plane, width, height, radius);
  const [photo, empty] = [planes.slice(0, 3), planes.slice(3, 6)];
  const [belief, seen, whole, colour] = [planes[6]!, planes[7]!, planes[8]!, planes[9]!];
  const most = strongest(photo, empty);
  const above = (plane: Float32Array, bound: number): Float32Array => plane.map((value) => (value > bound ? 1 : 0));
  return [
    ...[belief, around(belief, 4), around(belief, 16)].map((plane) => plane.map(half)),
    ...[0, NEAR, 6, 20].flatMap((radius) => [whole, colour].map((plane) => (radius ? around(plane, radius) : plane))),
    most.map((value) => 3 * value),
    capped(around(most, NEAR), 3, 1),
    ...listLight(planes, around),
    ...listSurfaces(photo, empty, around),
    around(above(whole, DIFFERS), 12),
    around(above(whole, DIFFERS), 40),
    around(above(colour, DIFFERS_IN_COLOUR), 12),
    everywhere(whole, 1),
    everywhere(colour, 1),
    seen,
    around(belief, 40),
    everywhere(most, 3),
  ];
}

/** Less and more light, and whether the pattern goes on. */
function listLight(planes: Float32Array[], around: Around): Float32Array[] {
  const [light, same] = [planes[10]!, planes[11]!].map((plane) => plane.map((value) => 2 * value - 1));
  return [
    light!.map((value) => Math.max(0, -value)),
    light!.map((value) => Math.max(0, value)),
    around(light!, 3),
    around(light!, 10),
    same!,
    around(same!, 4),
  ];
}

/** How busy both are, how their tints differ, how bright they are. */
function listSurfaces(photo: Float32Array[], empty: Float32Array[], around: Around): Float32Array[] {
  const [ours, theirs] = [busy(photo, around), busy(empty, around)];
  const tint = tintOff(photo, empty);
  return [
    ours.map((value, i) => (value - theirs[i]!) / 3),
    ours.map((value) => (value + 5) / 3),
    theirs.map((value) => (value + 5) / 3),
    capped(tint, 1, 2),
    capped(around(tint, NEAR), 1, 2),
    capped(around(tint, 6), 1, 2),
    meanOf(photo),
    meanOf(empty),
  ];
}

const everywhere = (plane: Float32Array, times: number): Float32Array =>
  new Float32Array(plane.length).fill((times * plane.reduce((sum, value) => sum + value, 0)) / plane.length);

const capped = (plane: Float32Array, times: number, bound: number): Float32Array =>
  plane.map((value) => Math.min(bound, times * value));

/** What the first judgement says around a pixel: eight further signs. @param rating 0–1 a pixel, framed like the evidence */
export function listSurroundings({ planes, width, height }: Evidence, rating: Float32Array): Float32Array[] {
  const around = (plane: Float32Array, radius: number): Float32Array => blurBox(plane, width, height, radius);
  const belief = planes[6]!;
  const both = around(
    rating.map((value, i) => value * belief[i]!),
    12,
  );
  const share = (of: Float32Array): Float32Array => both.map((value, i) => half((value + 1e-3) / (of[i]! + 2e-3)));
  return [
    rating.map(half),
    around(rating, 1).map(half),
    around(rating, 3).map(half),
    around(rating, 8).map(half),
    around(rating, 20).map(half),
    around(rating, 48),
    share(around(belief, 12)),
    share(around(rating, 12)),
  ];
}

/** The largest difference of any channel. */
function strongest(photo: Float32Array[], empty: Float32Array[]): Float32Array {
  return photo[0]!.map((_, i) => Math.max(...photo.map((channel, c) => Math.abs(channel[i]! - empty[c]![i]!))));
}

/** How far both are apart in the channels' shares of the light. */
function tintOff(photo: Float32Array[], empty: Float32Array[]): Float32Array {
  return photo[0]!.map((_, i) => {
    const ours = photo.reduce((sum, channel) => sum + channel[i]!, 0.06);
    const theirs = empty.reduce((sum, channel) => sum + channel[i]!, 0.06);
    const square = photo.reduce(
      (sum, channel, c) => sum + ((channel[i]! + 0.02) / ours - (empty[c]![i]! + 0.02) / theirs) ** 2,
      0,
    );
    return 6 * Math.sqrt(square);
  });
}

/** Logarithm of the variance about a pixel. */
function busy(channels: Float32Array[], around: (plane: Float32Array, radius: number) => Float32Array): Float32Array {
  const sum = new Float32Array(channels[0]!.length);
  for (const channel of channels) {
    const mean = around(channel, 3);
    const square = around(
      channel.map((value, i) => (value - mean[i]!) ** 2),
      3,
    );
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + square[i]! / channels.length;
  }
  return sum.map((value) => Math.log(value + PLAIN));
}

const meanOf = (channels: Float32Array[]): Float32Array =>
  channels[0]!.map((_, i) => channels.reduce((sum, channel) => sum + channel[i]!, 0) / channels.length);
