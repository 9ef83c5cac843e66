import { blurBox } from '../../pixels/blur-box.ts';
import type { Plane, Planes } from '../../pixels/plane.ts';
import type { Differences } from './rate-difference.ts';

/** Two aligned shots, as input to the question whether they show the same place. */
export interface Laid {
  photo: Planes;
  /** Before its light was matched to the photo's, and after. */
  shot: Planes;
  matched: Planes;
  same: Differences['same'];
  /** 1 where the empty shot shows the place at all, else 0. */
  seen: Uint8Array;
  /** 0–1 per pixel: no product there, as far as the photo alone tells. */
  trust: Float32Array;
}

/** Radius over which scenes are compared, as a share of the longer side. */
const SCENE_SHARE = 1 / 77;
/** Squared slope from which a place has a pattern. */
const PATTERN = 0.01;
/** Standard deviation below which a background is too plain to be distinguished from another: any such background will do. */
const PLAIN = 0.02;
/** A fairly plain background will do too if hardly anything is off. */
const RATHER_PLAIN = 0.08;
const HARDLY_OFF = 0.028;
/** Share of patterned places up to which a background counts as plain. */
const FEW = 0.03;
/**
 * On 24 pairs and as many false ones: all true pairs are above it (the lowest has 0.83); of the false pairs that are not plain, one is above
 * it (1.12), and the next has 0.72. Refusing a true pair is worse than comparing a false one, whose score is low.
 */
const LEAST_KIN = 0.75;
const PATTERN_WEIGHT = 4;
const MOST_OFF = 0.1;
const LEAST_SEEN = 0.7;

/**
 * Whether two aligned shots show the same place: light and dark are distributed alike where no product is, patterns continue, and the empty
 * shot covers most of the photo. Plainness must be measured where the photo alone shows background: differences between two places look like
 * product to the judge, and the rest like the same background.
 * @param judged product probability of each pixel from the differences between the shots
 */
export function isSamePlace({ photo, shot, matched, same, seen, trust }: Laid, judged: Plane): boolean {
  const covered = seen.reduce((sum, value) => sum + value, 0) / seen.length;
  const background = judged.data.map((value) => 1 - value);
  const [scene, plain] = [correlate(photo, shot, background), correlate(photo, shot, trust)];
  const off = medianOff(photo, matched, trust);
  const pattern = followPattern(photo, same, background);
  const kin = scene.likeness + PATTERN_WEIGHT * Math.max(0, pattern.likeness);
  const hasPattern = followPattern(photo, same, trust).share >= FEW;
  const isPlain = plain.spread < PLAIN || (plain.spread < RATHER_PLAIN && !hasPattern && off < HARDLY_OFF);
  return covered > LEAST_SEEN && (isPlain || kin > LEAST_KIN) && off < MOST_OFF;
}

/** Correlation of the blurred scenes over all channels, and how much the photo's varies. */
function correlate(photo: Planes, shot: Planes, trust: Float32Array): { likeness: number; spread: number } {
  const { width, height } = photo;
  const radius = Math.round(Math.max(width, height) * SCENE_SHARE);
  let [aa, bb, ab, count] = [1e-9, 1e-9, 0, 0];
  for (let c = 0; c < 3; c++) {
    const [a, b] = [photo, shot].map(({ channels }) => blurBox(channels[c]!, width, height, radius));
    let [meanA, meanB, weight] = [0, 0, 1e-9];
    for (let i = 0; i < trust.length; i++) {
      if (trust[i]! < 0.5) continue;
      meanA += a![i]!;
      meanB += b![i]!;
      weight++;
    }
    for (let i = 0; i < trust.length; i++) {
      if (trust[i]! < 0.5) continue;
      const [x, y] = [a![i]! - meanA / weight, b![i]! - meanB / weight];
      aa += x * x;
      bb += y * y;
      ab += x * y;
    }
    count += weight;
  }
  return { likeness: ab / Math.sqrt(aa * bb), spread: Math.sqrt(aa / Math.max(1, count)) };
}

/** Mean similarity of fine patterns where the photo has some, 0 where it has none; and the share of such places. */
function followPattern(
  { channels, width }: Planes,
  same: Float32Array,
  trust: Float32Array,
): { likeness: number; share: number } {
  let [top, bottom, places, all] = [0, 1e-6, 0, 1];
  for (let i = width; i < trust.length - width; i++) {
    if (trust[i]! < 0.5) continue;
    all++;
    let steep = 0;
    for (const a of channels) steep += (a[i + 1]! - a[i - 1]!) ** 2 + (a[i + width]! - a[i - width]!) ** 2;
    if (steep < PATTERN) continue;
    places++;
    top += Math.min(steep, 0.2) * same[i]!;
    bottom += Math.min(steep, 0.2);
  }
  return { likeness: top / bottom, share: places / all };
}

function medianOff(photo: Planes, matched: Planes, trust: Float32Array): number {
  const offs: number[] = [];
  for (let i = 0; i < trust.length; i += 3) {
    if (trust[i]! < 0.5) continue;
    offs.push(Math.max(...photo.channels.map((channel, c) => Math.abs(channel[i]! - matched.channels[c]![i]!))));
  }
  offs.sort((a, b) => a - b);
  return offs[offs.length >> 1] ?? 1;
}
