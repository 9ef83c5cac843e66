import { growMask } from './grow-mask.ts';
import { labelComponents } from '../pixels/label-components.ts';
import type { Mask, Plane } from '../pixels/plane.ts';

/** Standard deviation of the pull towards the centre, as a share of the frame. */
const CENTRE_SIGMA = 0.2;
/** A part with less than this share of the best one's rating is another thing, not the product's. */
const KEPT_SHARE = 0.15;
/** What is thin and this sure belongs to what it comes near to: a leg that is dark above and bright below breaks where the colour does. */
const SURE_THIN = 0.6;
/** How near, as a share of the longer side. */
const NEAR_SHARE = 1 / 36;
/** Bridges thinner than this share of the longer side do not make two things one. */
const BRIDGE_SHARE = 1 / 110;

export interface Choice {
  /** What stands out and belongs to the product. */
  product: Mask;
  /** What stands out as well, but is another thing. */
  others: Mask;
  /** How clearly the best part won, 0–1. */
  lead: number;
}

/**
 * Of all that stands out, the thing the photo is of: connected parts are rated by their saliency near the centre, the
 * best is taken with those that come close to it. Thin parts – cords, legs, spokes – belong to what they hang on.
 */
export function chooseObject(saliency: Plane, threshold: number): Choice {
  const { width, height } = saliency;
  const bridge = Math.max(1, Math.round(Math.max(width, height) * BRIDGE_SHARE));
  const salient: Mask = { data: Uint8Array.from(saliency.data, (value) => (value > threshold ? 1 : 0)), width, height };
  const { labels, count, cores } = labelParts(salient, growMask(salient, -bridge));
  const ratings = rateParts(saliency, labels, count);
  const best = ratings.reduce((max, rating) => Math.max(max, rating), 0);
  const rival = ratings.reduce((max, rating) => (rating < KEPT_SHARE * best ? Math.max(max, rating) : max), 0);
  const isKept = ratings.map((rating) => (rating > KEPT_SHARE * best ? 1 : 0));
  takeThinNearby(saliency, { labels, count, cores }, isKept);
  return {
    product: { data: Uint8Array.from(labels, (label) => (label > 0 ? isKept[label]! : 0)), width, height },
    others: { data: Uint8Array.from(labels, (label) => (label > 0 ? 1 - isKept[label]! : 0)), width, height },
    lead: best === 0 ? 0 : 1 - rival / best,
  };
}

interface Parts {
  /** Of each pixel; 0 where nothing stands out. */
  labels: Int32Array;
  /** The last label. */
  count: number;
  /** The last label of a part with a core: all above are thin. */
  cores: number;
}

/**
 * Numbers the parts of `salient`: each holds a connected core and what is nearer to it than to other cores along the salient
 * pixels, so that a thin bridge is shared out; what hangs on no core is a part of its own.
 */
function labelParts(salient: Mask, cores: Mask): Parts {
  const { width, height } = salient;
  const { labels, list } = labelComponents(cores);
  const queue = new Int32Array(labels.length);
  let [first, last] = [0, 0];
  for (let i = 0; i < labels.length; i++) if (labels[i]! > 0) queue[last++] = i;
  const spread = (to: number, label: number): void => {
    if (salient.data[to] === 0 || labels[to] !== 0) return;
    labels[to] = label;
    queue[last++] = to;
  };
  while (first < last) {
    const i = queue[first++]!;
    const x = i % width;
    if (x > 0) spread(i - 1, labels[i]!);
    if (x < width - 1) spread(i + 1, labels[i]!);
    if (i >= width) spread(i - width, labels[i]!);
    if (i < width * (height - 1)) spread(i + width, labels[i]!);
  }
  const left = { ...salient, data: salient.data.map((value, i) => (labels[i] === 0 ? value : 0)) };
  const thin = labelComponents(left);
  for (let i = 0; i < labels.length; i++) if (thin.labels[i]! > 0) labels[i] = list.length + thin.labels[i]!;
  return { labels, count: list.length + thin.list.length, cores: list.length };
}

/** Keeps thin parts that are sure and come near to what is kept, and what comes near to these. @param isKept by label, changed in place */
function takeThinNearby({ data, width, height }: Plane, { labels, count, cores }: Parts, isKept: Float64Array): void {
  const [sums, sizes] = [new Float64Array(count + 1), new Uint32Array(count + 1)];
  labels.forEach((label, i) => {
    sums[label] = sums[label]! + data[i]!;
    sizes[label] = sizes[label]! + 1;
  });
  const isOpen = (label: number): boolean =>
    label > cores && isKept[label] === 0 && sums[label]! > SURE_THIN * sizes[label]!;
  const near = Math.round(Math.max(width, height) * NEAR_SHARE);
  for (let found = true; found;) {
    found = false;
    const kept = { data: Uint8Array.from(labels, (label) => (label > 0 ? isKept[label]! : 0)), width, height };
    const around = growMask(kept, near).data;
    for (let i = 0; i < labels.length; i++) {
      if (around[i] === 0 || !isOpen(labels[i]!)) continue;
      isKept[labels[i]!] = 1;
      found = true;
    }
  }
}

/** Rating of every part, by its label. */
function rateParts({ data, width, height }: Plane, labels: Int32Array, count: number): Float64Array {
  const ratings = new Float64Array(count + 1);
  for (let y = 0, i = 0; y < height; y++) {
    const v = ((y + 0.5) / height - 0.52) / CENTRE_SIGMA;
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i]!;
      if (label === 0) continue;
      const u = ((x + 0.5) / width - 0.5) / CENTRE_SIGMA;
      ratings[label] = ratings[label]! + data[i]! * Math.exp(-(u * u + v * v) / 2);
    }
  }
  return ratings;
}
