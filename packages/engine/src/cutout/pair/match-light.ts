import { blurBox } from '../../pixels/blur-box.ts';
import type { Planes } from '../../pixels/plane.ts';

const BINS = 24;
/** A point of the curve is learnt from at least this much weight, else from its neighbours. */
const LEAST_WEIGHT = 40;
/** Radius of the field of gains, as a share of the longer side, and the weight that pulls it towards 1. */
const FIELD_SHARE = 1 / 7;
const HELD_AT_ONE = 0.02;
const ROUNDS = 3;
/** Residuals larger than this multiple of the typical one are objects, not light. */
const OUTLYING = 2.5;

/**
 * The empty shot in the light of the photo: a curve per channel (exposure, white balance, the camera's tone), then a smooth field of gains
 * (vignetting, a cloud, a lamp). Learnt where `weight` says that both show the same.
 * @param weight 0–1 per pixel @returns sRGB 0–1, framed like both
 */
export function matchLight(photo: Planes, empty: Planes, weight: Float32Array): Planes {
  const { width, height } = photo;
  const trust = weight.slice();
  let matched = empty;
  for (let round = 0; round < ROUNDS; round++) {
    const curved = empty.channels.map((from, c) => bend(from, photo.channels[c]!, trust));
    const channels = curved.map((from, c) => evenOut(from, photo.channels[c]!, trust, width, height));
    matched = { channels: [channels[0]!, channels[1]!, channels[2]!], width, height };
    if (round < ROUNDS - 1) distrust(photo, matched, weight, trust);
  }
  return matched;
}

/** Pixels that differ by more than most lose their weight. */
function distrust(photo: Planes, matched: Planes, weight: Float32Array, trust: Float32Array): void {
  const off = new Float32Array(weight.length);
  for (let c = 0; c < 3; c++) {
    const [a, b] = [photo.channels[c]!, matched.channels[c]!];
    for (let i = 0; i < off.length; i++) off[i] = off[i]! + Math.abs(a[i]! - b[i]!);
  }
  const sample: number[] = [];
  for (let i = 0; i < off.length; i += 7) if (weight[i]! > 0.5) sample.push(off[i]!);
  sample.sort((a, b) => a - b);
  const typical = Math.max(0.01, sample[sample.length >> 1] ?? 0.05) * OUTLYING;
  for (let i = 0; i < off.length; i++) trust[i] = weight[i]! * (typical ** 2 / (typical ** 2 + off[i]! ** 2)) ** 2;
}

/** Weighted means of the photo over bins of the empty shot, smoothed, interpolated between bins. */
function bend(from: Float32Array, to: Float32Array, trust: Float32Array): Float32Array {
  const [sums, inputs, weights] = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)];
  for (let i = 0; i < from.length; i++) {
    const bin = Math.min(BINS - 1, Math.floor(from[i]! * BINS));
    sums[bin] = sums[bin]! + trust[i]! * to[i]!;
    inputs[bin] = inputs[bin]! + trust[i]! * from[i]!;
    weights[bin] = weights[bin]! + trust[i]!;
  }
  // Gains change slowly along the curve: a bin with too little weight takes from its neighbours, and finally from all.
  const all =
    sums.reduce((a, b) => a + b, 0) /
    Math.max(
      1e-6,
      inputs.reduce((a, b) => a + b, 0),
    );
  const gains = Float64Array.from({ length: BINS }, (_, bin) => {
    let [top, bottom] = [LEAST_WEIGHT * 0.02 * all, LEAST_WEIGHT * 0.02];
    for (let k = 0; k < BINS; k++) {
      const near = Math.exp(-((k - bin) ** 2) / 2) + 1e-3;
      top += near * sums[k]!;
      bottom += near * inputs[k]!;
    }
    return top / Math.max(1e-6, bottom);
  });
  return from.map((value) => {
    const place = Math.min(BINS - 1, Math.max(0, value * BINS - 0.5));
    const left = Math.floor(place);
    const right = Math.min(BINS - 1, left + 1);
    return value * (gains[left]! + (gains[right]! - gains[left]!) * (place - left));
  });
}

/** The channel times a smooth field of gains. */
function evenOut(
  from: Float32Array,
  to: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const radius = Math.round(Math.max(width, height) * FIELD_SHARE);
  const smooth = (plane: Float32Array): Float32Array =>
    blurBox(blurBox(plane, width, height, radius), width, height, radius);
  const top = smooth(from.map((value, i) => trust[i]! * value * to[i]!));
  const bottom = smooth(from.map((value, i) => trust[i]! * value * value));
  const mean = from.reduce((sum, value) => sum + value * value, 0) / from.length;
  return from.map((value, i) => (value * (top[i]! + HELD_AT_ONE * mean)) / (bottom[i]! + HELD_AT_ONE * mean));
}
