import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Plane } from '../pixels/plane.ts';

/** Width of the frame's border, as a share of the shorter side. */
const RIM = 0.05;
/** Share of the border that must be one smooth field of colour. */
const PLAIN_SHARE = 0.8;
/** Maximum distance of a border pixel from the field: levels per channel, root mean square. */
const TOLERANCE = 9;
/** Probability below which a pixel counts as background, so that the field is fitted to it. */
const BACKGROUND_BELOW = 0.15;
const FIT_ROUNDS = 3;
/** Sampling step in both directions: six numbers per channel need no more samples. */
const STEP_PX = 4;
/** Fewer samples say nothing about a field. */
const LEAST_PLACES = 50;
/** Minimum noise of a plain background, levels. */
const LEAST_NOISE = 2.5;
/** Distance from the field, in units of noise, at which a pixel is neutral; and how fast the evidence grows from there. */
const NEUTRAL = 5;
const SLOPE = 0.7;
/** Maximum weight of the background's evidence beside the network's, in logits. */
const LOUDEST_FOR = 1.6;
const LOUDEST_AGAINST = 1.2;
/** A mere loss of light is a shadow: this share of a pure darkening counts. */
const SHADOW_SHARE = 0.25;

/** The background's colour at every point: a quadratic surface per channel, levels. */
type Field = Float64Array[];

/**
 * The network's probabilities combined with the background's colour, if the background is plain: paper, a wall or a table in one colour. A
 * pixel that differs from the smooth colour field is probably product, one that does not is probably background; a pure darkening is a shadow
 * and says little.
 * @param pixels at the belief's size @returns `belief` itself if the background is not plain
 */
export function weighBackground(pixels: OpaquePixels, belief: Plane): Plane {
  const field = fitBackground(pixels, belief);
  if (field === null) return belief;
  const { data, width, height } = belief;
  const out = new Float32Array(data.length);
  const background = new Float64Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      readField(field.field, x / width, y / height, background);
      const distance = differ(pixels, i, background) / field.noise;
      const word = Math.tanh(SLOPE * (distance - NEUTRAL) * 0.5);
      const p = Math.min(0.999, Math.max(0.001, data[i]!));
      const logit = Math.log(p / (1 - p)) + word * (word > 0 ? LOUDEST_FOR : LOUDEST_AGAINST);
      out[i] = 1 / (1 + Math.exp(-logit));
    }
  }
  return { data: out, width, height };
}

/** The field of the background's colour and the noise around it; null if the border is not plain. */
function fitBackground(pixels: OpaquePixels, belief: Plane): { field: Field; noise: number } | null {
  const { width, height } = belief;
  const rim = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const isRim = (x: number, y: number): boolean => x < rim || y < rim || x >= width - rim || y >= height - rim;
  const places: number[] = [];
  for (let y = 0; y < height; y += STEP_PX) {
    for (let x = 0; x < width; x += STEP_PX)
      if (isRim(x, y) || belief.data[y * width + x]! < BACKGROUND_BELOW) places.push(y * width + x);
  }
  let used = places;
  let field: Field = [];
  let noise = TOLERANCE;
  for (let round = 0; round < FIT_ROUNDS; round++) {
    field = fitField(pixels, used, width, height);
    const off = places.map((i) => offField(pixels, i, field));
    const sorted = off.toSorted((a, b) => a - b);
    noise = Math.max(LEAST_NOISE, 1.2 * sorted[Math.floor(sorted.length / 2)]!);
    used = places.filter((_, k) => off[k]! < 3 * noise);
    if (used.length < LEAST_PLACES) return null;
  }
  const rimPlaces = places.filter((i) => isRim(i % width, Math.floor(i / width)));
  const plain = rimPlaces.filter((i) => offField(pixels, i, field) < TOLERANCE);
  return plain.length >= PLAIN_SHARE * rimPlaces.length ? { field, noise } : null;
}

/** Least squares of 1, x, y, x², xy, y² in each channel. */
function fitField({ data }: OpaquePixels, places: readonly number[], width: number, height: number): Field {
  const normal = Array.from({ length: 6 }, () => new Float64Array(9));
  for (const i of places) {
    const terms = termsOf((i % width) / width, Math.floor(i / width) / height);
    for (let r = 0; r < 6; r++) {
      for (let c = 0; c < 6; c++) normal[r]![c]! += terms[r]! * terms[c]!;
      for (let c = 0; c < 3; c++) normal[r]![6 + c]! += terms[r]! * data[i * 3 + c]!;
    }
  }
  solve(normal);
  return [0, 1, 2].map((c) => Float64Array.from(normal, (row) => row[6 + c]!));
}

/** Gauss–Jordan elimination with a small weight on the diagonal, in place: the last three columns become the solutions. */
function solve(rows: Float64Array[]): void {
  rows.forEach((row, k) => (row[k]! += 1e-6 * (row[k]! + 1)));
  for (let k = 0; k < rows.length; k++) {
    const pivot = rows[k]!;
    const by = pivot[k]!;
    for (let c = 0; c < pivot.length; c++) pivot[c]! /= by;
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[k]!;
      for (let c = 0; c < row.length; c++) row[c]! -= times * pivot[c]!;
    }
  }
}

function termsOf(x: number, y: number): readonly number[] {
  return [1, x, y, x * x, x * y, y * y];
}

/** @param out receives the three channels */
function readField(field: Field, x: number, y: number, out: Float64Array): void {
  for (let c = 0; c < 3; c++) {
    const w = field[c]!;
    out[c] = w[0]! + x * (w[1]! + w[3]! * x + w[4]! * y) + y * (w[2]! + w[5]! * y);
  }
}

/** Distance of a pixel from the field at its place, levels. */
function offField(pixels: OpaquePixels, i: number, field: Field): number {
  const background = new Float64Array(3);
  readField(field, (i % pixels.width) / pixels.width, Math.floor(i / pixels.width) / pixels.height, background);
  return distanceTo(pixels, i, background);
}

/** Root mean square over the channels, levels. */
function distanceTo({ data }: OpaquePixels, i: number, background: Float64Array): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (data[i * 3 + c]! - background[c]!) ** 2;
  return Math.sqrt(sum / 3);
}

/** The same, except that only a share of a darkening of all channels counts. */
function differ(pixels: OpaquePixels, i: number, background: Float64Array): number {
  const all = distanceTo(pixels, i, background);
  let [own, squared] = [0, 1e-6];
  for (let c = 0; c < 3; c++) {
    own += pixels.data[i * 3 + c]! * background[c]!;
    squared += background[c]! ** 2;
  }
  const light = own / squared;
  if (light >= 1) return all;
  let squares = 0;
  for (let c = 0; c < 3; c++) squares += (pixels.data[i * 3 + c]! - background[c]! * light) ** 2;
  const tint = Math.sqrt(squares / 3);
  return tint + SHADOW_SHARE * (all - tint);
}
