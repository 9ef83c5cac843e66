import { growMask } from './grow-mask.ts';
import type { Mask, Plane, Planes } from './plane.ts';

/** What makes a mask look like one whole thing, each 0–1. */
export interface MaskRating {
  /** Share of the outline along which the colour really changes. */
  edge: number;
  /** How little the colours inside recur close outside. */
  apart: number;
  /** How near the centre its pixels lie. */
  centre: number;
  /** Share of all saliency that it holds. */
  caught: number;
  /** 1 from a tenth of the picture on, less below. */
  size: number;
  /** 1 when the frame cuts nothing off. */
  whole: number;
}

const STEP_PX = 2;
/** Difference in Lab at which half an edge is counted. */
const EDGE_LAB = 12;
const CENTRE_SIGMA = 0.27;
const FULL_AREA_SHARE = 0.1;
const SURROUNDINGS_SHARE = 1 / 10;
const NOTHING: MaskRating = { edge: 0, apart: 0, centre: 0, caught: 0, size: 0, whole: 0 };

/** Rates a mask against the picture it was found in. @param lab, @param saliency at the mask's size */
export function rateMask(lab: Planes, saliency: Plane, mask: Mask): MaskRating {
  const area = mask.data.reduce((sum, value) => sum + value, 0);
  if (area === 0 || area > 0.9 * mask.data.length) return NOTHING;
  const all = saliency.data.reduce((sum, value) => sum + value, 1e-6);
  return {
    edge: rateEdge(lab, mask),
    apart: rateApart(lab, mask),
    caught: saliency.data.reduce((sum, value, i) => sum + value * mask.data[i]!, 0) / all,
    size: Math.min(1, area / (FULL_AREA_SHARE * mask.data.length)),
    ...ratePlace(mask, area),
  };
}

/**
 * The rating in one figure, 0–1. The exponents were found by trying a grid of them on 113 rendered photos with exact
 * masks, half of them cluttered.
 */
export function sumRating({ edge, apart, centre, caught, size, whole }: MaskRating): number {
  return edge * apart * centre ** 0.25 * Math.sqrt(caught * size) * whole;
}

function rateEdge({ channels }: Planes, { data, width, height }: Mask): number {
  let [outline, strong] = [0, 0];
  const compare = (i: number, step: number): void => {
    if (data[i] === data[i + step]) return;
    outline++;
    const [p, q] = [i - step * (STEP_PX - 1), i + step * STEP_PX];
    const difference = Math.hypot(...channels.map((channel) => channel[p]! - channel[q]!));
    strong += difference ** 2 / (difference ** 2 + EDGE_LAB ** 2);
  };
  for (let y = STEP_PX; y < height - STEP_PX; y++) {
    for (let x = STEP_PX, i = y * width + x; x < width - STEP_PX; x++, i++) {
      compare(i, 1);
      compare(i, width);
    }
  }
  return outline === 0 ? 0 : strong / outline;
}

/** One minus the overlap (Bhattacharyya) of the coarse Lab histograms inside and in the surroundings. */
function rateApart({ channels: [l, a, b] }: Planes, mask: Mask): number {
  const near = growMask(mask, Math.round(Math.max(mask.width, mask.height) * SURROUNDINGS_SHARE)).data;
  const histograms = [new Float64Array(4096), new Float64Array(4096)];
  const counts = [0, 0];
  for (let i = 0; i < near.length; i++) {
    if (near[i] === 0) continue;
    const side = mask.data[i]!;
    const bin = (toBin(l[i]!, 0, 7) << 8) | (toBin(a[i]!, -64, 8) << 4) | toBin(b[i]!, -64, 8);
    histograms[side]![bin] = histograms[side]![bin]! + 1;
    counts[side] = counts[side]! + 1;
  }
  const overlap = histograms[0]!.reduce((sum, count, bin) => sum + Math.sqrt(count * histograms[1]![bin]!), 0);
  return 1 - overlap / Math.sqrt(Math.max(1, counts[0]! * counts[1]!));
}

function toBin(value: number, from: number, width: number): number {
  return Math.min(15, Math.max(0, Math.floor((value - from) / width)));
}

function ratePlace({ data, width, height }: Mask, area: number): { centre: number; whole: number } {
  let [centre, frame] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    const v = ((y + 0.5) / height - 0.52) / CENTRE_SIGMA;
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      const u = ((x + 0.5) / width - 0.5) / CENTRE_SIGMA;
      centre += Math.exp(-(u * u + v * v) / 2);
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < 1) frame++;
    }
  }
  return { centre: centre / area, whole: Math.exp((-0.4 * frame) / (width + height)) };
}
