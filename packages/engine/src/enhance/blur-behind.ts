import type { Raster } from '../model.ts';
import { blurBox } from '../pixels/blur-box.ts';
import { distanceTo } from '../pixels/distance-to.ts';
import { labelComponents } from '../pixels/label-components.ts';
import type { Plane } from '../pixels/plane.ts';
import { canvasOf, rasterOf, release, resized, smoothFor } from '../pixels/rasters.ts';
import { resizePlane } from '../pixels/resize-plane.ts';

/** Longer sides at which the blur and its amount are computed: they have no finer detail. All lengths below are shares of the longer side. */
const [GRID_PX, AMOUNT_PX] = [416, 208];
/** Probability from which a pixel may be product and stays sharp: a doubtful cut-out misses parts that the network gives as little. */
const POSSIBLE = 0.05;
/** Probability from which a pixel counts for where the product stands, and the share of these pixels that are above its base. */
const [LIKELY, STANDS] = [0.5, 0.98];
/** Distance from the product up to which a possible part is not another thing, and half the width of gaps that are closed. */
const [REACH, GAP] = [0.05, 0.03];
/** Distance from the product up to which everything is sharp, and from which nothing is. */
const BESIDE: Ramp = [0.008, 0.05];
/** Height above the product's base: a floor is as far away as the product there, and farther away higher up. */
const BEHIND: Ramp = [0.02, 0.3];
/** Standard deviations of the blur; the last one is that of a portrait lens a few metres away from a room's wall. */
const BLURS = [0.003, 0.007, 0.013] as const;
/** Standard deviation with which the amount of blur itself is smoothed. */
const SMOOTH = 0.008;
/** Distance from the product up to which no pixel of the grid changes at all. */
const KEPT_PX = 1.5;
/** Share of a photo that must become blurred for it to look different. */
const LEAST_SHARE = 0.05;
/** Half the range of the noise, levels: a blurred surface without any shows steps. */
const GRAIN = 0.6;
/** Gamma of the photo, and steps of the table that applies it. */
const [GAMMA, STEPS] = [2.2, 4096];

type Ramp = readonly [from: number, to: number];

/**
 * The photo as a lens with a shallow depth of field sees it: what lies behind and beside the product is out of focus. Everything in front of
 * it, its floor, and whatever may belong to it stay as they are.
 * @param photo opaque @param belief the product's probability, 0–1, framed like the photo, of any size
 * @returns null if hardly anything would be blurred, or nothing is likely to be product
 */
export function blurBehind(photo: Raster, belief: Plane): Raster | null {
  const ratioTo = (sidePx: number): number => Math.min(1, sidePx / Math.max(photo.width, photo.height));
  const sizeAt = (ratio: number) => [Math.round(photo.width * ratio), Math.round(photo.height * ratio)] as const;
  const ratio = ratioTo(GRID_PX);
  const amount = amountOf(resizePlane(belief, ...sizeAt(ratioTo(AMOUNT_PX))));
  if (amount === null) return null;
  const canvas = canvasOf(photo);
  const soft = canvasOf(blurred(rasterOf(resized(canvas, ...sizeAt(ratio))), amount));
  const ctx = canvas.getContext('2d');
  smoothFor(ctx, 1 / ratio);
  ctx.drawImage(soft, 0, 0, photo.width, photo.height);
  const made = rasterOf(canvas);
  release(canvas);
  return made;
}

interface Amount {
  /** How much each pixel is blurred, 0 (not at all) to 1. */
  blur: Plane;
  /** 1 where the product may be. */
  possible: Plane;
}

function amountOf({ data: belief, width, height }: Plane): Amount | null {
  const base = baseOf({ data: belief, width, height });
  if (base === null) return null;
  const side = Math.max(width, height);
  const possible = possibleIn({ data: belief, width, height });
  const { data: away } = distanceTo({ data: possible, width, height });
  const drawn = away.map(
    (distance, i) => rampUp(distance / side, BESIDE) * rampUp((base - Math.floor(i / width)) / side, BEHIND),
  );
  // Smoothing spreads a trace of it into what must not change.
  const data = blur(drawn, width, height, SMOOTH * side).map((value, i) =>
    away[i]! < KEPT_PX || Math.floor(i / width) >= base ? 0 : value,
  );
  const share = data.reduce((sum, value) => sum + value, 0) / data.length;
  if (share < LEAST_SHARE) return null;
  return { blur: { data, width, height }, possible: { data: Float32Array.from(possible), width, height } };
}

/** 1 where the product may be: of what the network thinks possible, parts with a likely pixel, parts near them, and gaps between these. */
function possibleIn({ data: belief, width, height }: Plane): Uint8Array {
  const all = Uint8Array.from(belief, (value) => (value > POSSIBLE ? 1 : 0));
  const { labels } = labelComponents({ data: all, width, height });
  const side = Math.max(width, height);
  const within = (mask: Uint8Array, distance: number): Uint8Array =>
    Uint8Array.from(distanceTo({ data: mask, width, height }).data, (away) => (away < distance * side ? 1 : 0));
  const opposite = (mask: Uint8Array): Uint8Array => mask.map((value) => 1 - value);
  const kept = new Set(labels.filter((_, i) => belief[i]! >= LIKELY));
  const near = within(
    Uint8Array.from(labels, (label) => (kept.has(label) ? 1 : 0)),
    REACH,
  );
  labels.forEach((label, i) => label > 0 && near[i] === 1 && kept.add(label));
  const possible = Uint8Array.from(labels, (label) => (kept.has(label) ? 1 : 0));
  const closed = opposite(within(opposite(within(possible, GAP)), GAP));
  return possible.map((value, i) => value | closed[i]!);
}

/** The row above which nearly all of the product lies; null if nothing is likely to be product. */
function baseOf({ data, width, height }: Plane): number | null {
  const rows = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x++) if (data[y * width + x]! >= LIKELY) count++;
    return count;
  });
  const all = rows.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  return rows.findIndex((count) => (seen += count) >= STANDS * all);
}

/** Smooth from 0 at `from` to 1 at `to`. */
function rampUp(value: number, [from, to]: Ramp): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * The small photo, blurred by as much as each pixel needs, but at least by the first of BLURS, and less and less opaque below that: the sharp
 * photo lies under it.
 */
function blurred({ data: pixels, width, height }: Raster, { blur: blurs, possible }: Amount): Raster {
  const side = Math.max(width, height);
  const amount = resizePlane(blurs, width, height).data;
  // The product's own colours do not spread into what is blurred.
  const weight = resizePlane(possible, width, height).data.map((value) => 1.001 - value);
  const light = Float32Array.from({ length: 256 }, (_, level) => (level / 255) ** GAMMA);
  const encode = Float32Array.from({ length: STEPS + 1 }, (_, step) => 255 * (step / STEPS) ** (1 / GAMMA));
  const totals = BLURS.map((sigma) => blur(weight, width, height, sigma * side));
  const data = new Uint8ClampedArray(pixels.length);
  for (let c = 0; c < 3; c++) {
    const weighed = weight.map((value, i) => value * light[pixels[i * 4 + c]!]!);
    const levels = BLURS.map((sigma) => blur(weighed, width, height, sigma * side));
    let noise = 1;
    for (let i = 0; i < amount.length; i++) {
      const at = Math.max(0, amount[i]! * BLURS.length - 1);
      const first = Math.min(BLURS.length - 2, Math.floor(at));
      const less = levels[first]![i]! / totals[first]![i]!;
      const more = levels[first + 1]![i]! / totals[first + 1]![i]!;
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      data[4 * i + c] =
        encode[Math.min(STEPS, Math.round(STEPS * (less + (at - first) * (more - less))))]! + GRAIN * (noise / 2 ** 31);
    }
  }
  amount.forEach((value, i) => (data[4 * i + 3] = 255 * Math.min(1, value * BLURS.length)));
  return { data, width, height };
}

/** Three box blurs in a row, which come close to a Gaussian (Wells, 1986). */
function blur(data: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const once = (field: Float32Array): Float32Array => blurBox(field, width, height, radius);
  return once(once(once(data)));
}
