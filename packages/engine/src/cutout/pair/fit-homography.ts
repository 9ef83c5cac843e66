import { blurBox } from '../../pixels/blur-box.ts';
import type { Plane } from '../../pixels/plane.ts';
import { type Homography, mapPoint } from './homography.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/** Light is removed: each place is compared with its surroundings within this share of the longer side. */
const AROUND_SHARE = 1 / 32;
/** Contrast (0–1) below which a place counts as plain. */
const PLAIN = 0.025;
/** Difference of two normalised places beyond which they show different things. */
const UNLIKE = 0.6;
/** Usual size of the eight parameters when a phone is held by hand: a prior, so that on a plain table, which gives no evidence, they stay at 0. */
const USUAL = [0.03, 0.04, 0.06, 0.04, 0.03, 0.06, 0.02, 0.02];
/** Noise of a normalised place: how much pixels weigh against the prior. */
const NOISE = 1.5;

/** A picture at several sizes, coarsest first, normalised. */
export type Pyramid = readonly Plane[];

/** @param luma 0–1 */
export function buildPyramid(luma: Plane, levels: number): Pyramid {
  const list = [luma];
  for (let k = 1; k < levels; k++) list.unshift(halve(list[0]!));
  return list.map(normalise);
}

function halve({ data, width, height }: Plane): Plane {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const out = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const at = 2 * y * width + 2 * x;
      const [right, below] = [2 * x + 1 < width ? 1 : 0, 2 * y + 1 < height ? width : 0];
      out[i] = (data[at]! + data[at + right]! + data[at + below]! + data[at + right + below]!) / 4;
    }
  }
  return { data: out, width: w, height: h };
}

function normalise({ data, width, height }: Plane): Plane {
  const radius = Math.max(3, Math.round(Math.max(width, height) * AROUND_SHARE));
  const mean = blurBox(data, width, height, radius);
  const out = data.map((value, i) => value - mean[i]!);
  const square = blurBox(
    out.map((value) => value * value),
    width,
    height,
    radius,
  );
  for (let i = 0; i < out.length; i++) out[i] = out[i]! / Math.sqrt(square[i]! + PLAIN * PLAIN);
  return { data: out, width, height };
}

/**
 * Robust Gauss–Newton (Geman–McClure) from coarse to fine: the map from places of `photo` to the same places of `empty`. Content that only
 * one of them shows, above all the product, loses its weight automatically.
 */
export function fitHomography(photo: Pyramid, empty: Pyramid, start: Homography, from: number, to: number): Homography {
  let map = start.slice();
  for (let level = from; level < to; level++) {
    for (let round = 0; round < (level < 2 ? 10 : 6); round++) {
      const step = takeStep(photo[level]!, empty[level]!, map);
      if (step === null) return map;
      map = map.map((value, k) => value + step[k]!);
      if (step.every((value) => Math.abs(value) < 2e-5)) break;
    }
  }
  return map;
}

/** Mean cost of a level under a map, 0 (all equal) to 1. */
export function costOf(photo: Plane, empty: Plane, map: Homography): number {
  let [sum, count] = [0, 0];
  visit(photo, empty, map, 2, (value, there) => {
    const r2 = (value - there) ** 2;
    sum += r2 / (r2 + UNLIKE * UNLIKE);
    count++;
  });
  return count === 0 ? 1 : sum / count;
}

type Visit = (value: number, there: number, dx: number, dy: number, x: number, y: number, u: number, v: number) => void;

/** Every place of `photo` that is inside `empty` under the map: both values and the slope there, per half of the longer side. */
function visit(photo: Plane, empty: Plane, map: Homography, stride: number, each: Visit): void {
  const { width, height } = photo;
  const half = Math.max(width, height) / 2;
  const to = new Float64Array(2);
  for (let row = 0; row < height; row += stride) {
    for (let column = 0; column < width; column += stride) {
      const [x, y] = [(column + 0.5 - width / 2) / half, (row + 0.5 - height / 2) / half];
      mapPoint(map, x, y, to);
      const u = to[0]! * half + width / 2 - 0.5;
      const v = to[1]! * half + height / 2 - 0.5;
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue;
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const [tx, ty] = [u - left, v - top];
      const at = top * width + left;
      const [a, b] = [empty.data[at]!, empty.data[at + 1]!];
      const [c, d] = [empty.data[at + width]!, empty.data[at + width + 1]!];
      const upper = a + (b - a) * tx;
      const lower = c + (d - c) * tx;
      const dx = ((b - a) * (1 - ty) + (d - c) * ty) * half;
      each(
        photo.data[row * width + column]!,
        upper + (lower - upper) * ty,
        dx,
        (lower - upper) * half,
        x,
        y,
        to[0]!,
        to[1]!,
      );
    }
  }
}

function takeStep(photo: Plane, empty: Plane, map: Homography): Float64Array | null {
  const normal = new Float64Array(64);
  const right = new Float64Array(8);
  const slope = new Float64Array(8);
  visit(photo, empty, map, photo.width > 200 ? 2 : 1, (value, there, dx, dy, x, y, u, v) => {
    const off = value - there;
    const like = (UNLIKE * UNLIKE) / (UNLIKE * UNLIKE + off * off);
    const weight = like * like;
    const w = map[6]! * x + map[7]! * y + 1;
    const along = -(dx * u + dy * v);
    slope[0] = (dx * x) / w;
    slope[1] = (dx * y) / w;
    slope[2] = dx / w;
    slope[3] = (dy * x) / w;
    slope[4] = (dy * y) / w;
    slope[5] = dy / w;
    slope[6] = (along * x) / w;
    slope[7] = (along * y) / w;
    for (let i = 0; i < 8; i++) {
      const weighted = weight * slope[i]!;
      right[i] = right[i]! + weighted * off;
      for (let j = 0; j <= i; j++) normal[i * 8 + j] = normal[i * 8 + j]! + weighted * slope[j]!;
    }
  });
  for (let i = 0; i < 8; i++) {
    const precision = (NOISE / USUAL[i]!) ** 2;
    normal[i * 8 + i] = normal[i * 8 + i]! + precision;
    right[i] = right[i]! - precision * map[i]!;
  }
  return solveSymmetric(normal, right);
}
