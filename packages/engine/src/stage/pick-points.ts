import { blurField } from '../pixels/blur-field.ts';
import { LINEAR_OF } from '../pixels/colour.ts';
import { mapPair } from '../pixels/tuples.ts';
import type { Silhouette } from '../pixels/measure-alpha.ts';
import type { UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stand } from './stand-product.ts';

/** A point of the product worth showing, silhouette pixels. */
export interface ProductPoint {
  x: number;
  y: number;
}

/** A part of the product to search: shares of its visible width and height. */
export interface Zone {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * In each zone, the point with the most to see: high contrast, and product all around. A zone without any product gives the nearest product
 * point; one without any detail gives another place of the product, because a window on a bare surface shows nothing.
 * @param span side of the window that shows the point, as a share of the product's longer side; the end of a line (0) may be small and near
 * the outline, a window should be full of product and of detail
 */
export function pickPoints(product: PreparedProduct, zones: readonly Zone[], span = 0): ProductPoint[] {
  const seen = interestOf(product, span);
  const chosen: ProductPoint[] = [];
  for (const zone of zones) {
    const first = bestIn(product, seen, zone, chosen, span);
    const isBare = seen.through !== null && seen.through.detail[indexOf(product, first)]! < BARE;
    const point = isBare ? bestIn(product, { ...seen, interest: seen.through!.shape }, ALL, chosen, span) : first;
    chosen.push(isBare || span > SMALL ? point : centred(product, seen, point, { chosen, span }));
  }
  return chosen;
}

const ALL: Zone = { left: 0, top: 0, right: 1, bottom: 1 };
/** Share of the richest window's detail below which a window shows a bare surface. */
const BARE = 0.12;
/** Side up to which a window is small, as a share of the product's longer side. */
const SMALL = 0.3;
/** How far a small window is moved to show a detail whole, as a share of its side. */
const NEAR = 0.25;

const indexOf = ({ silhouette }: PreparedProduct, { x, y }: ProductPoint): number =>
  Math.floor(y) * silhouette.width + Math.floor(x);

/** The richest point near one, no nearer to the other windows: a small window shows a logo whole rather than a part of it. */
function centred(
  product: PreparedProduct,
  { inside, through }: Interest,
  point: ProductPoint,
  { chosen, span }: { chosen: readonly ProductPoint[]; span: number },
): ProductPoint {
  if (through === null) return point;
  const { silhouette, extent } = product;
  const reach = Math.round(NEAR * span * Math.max(extent.right - extent.left, extent.bottom - extent.top));
  const room = roomAround(chosen, point);
  let best = indexOf(product, point);
  for (let y = Math.floor(point.y) - reach; y <= point.y + reach; y++) {
    for (let x = Math.floor(point.x) - reach; x <= point.x + reach; x++) {
      if (x < 0 || y < 0 || x >= silhouette.width || y >= silhouette.height) continue;
      const i = y * silhouette.width + x;
      if (inside[i] === 0 || through.detail[i]! <= through.detail[best]!) continue;
      if (roomAround(chosen, { x, y }) >= room) best = i;
    }
  }
  return { x: best % silhouette.width, y: Math.floor(best / silhouette.width) };
}

const roomAround = (chosen: readonly ProductPoint[], { x, y }: ProductPoint): number =>
  Math.min(...chosen.map((other) => Math.hypot(other.x - x, other.y - y)));

/** @param chosen windows that need not be shown again */
function bestIn(
  product: PreparedProduct,
  { inside, interest, looks }: Interest,
  { left, top, right, bottom }: Zone,
  chosen: readonly ProductPoint[],
  span: number,
): ProductPoint {
  const { silhouette, extent } = product;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const centre = { x: extent.left + (w * (left + right)) / 2, y: extent.top + (h * (top + bottom)) / 2 };
  const seen = chosen.map((point) => indexOf(product, point));
  let best = { x: centre.x, y: centre.y, score: -Infinity };
  for (let i = 0; i < inside.length; i++) {
    // The later terms only reduce the score: most points can be skipped early.
    if (inside[i] === 0 || interest[i]! <= best.score) continue;
    const x = i % silhouette.width;
    const y = Math.floor(i / silhouette.width);
    const u = (x - extent.left) / w;
    const v = (y - extent.top) / h;
    const outside = Math.max(left - u, u - right, top - v, v - bottom, 0);
    if ((interest[i] ?? 0) - outside * 14 <= best.score) continue;
    const astray = outside * 14 + 0.25 * Math.hypot((x - centre.x) / w, (y - centre.y) / h);
    const again = shared(chosen, { x, y }, span * Math.max(w, h)) * SEEN + alike(looks, seen, i) * ALIKE;
    const score = (interest[i] ?? 0) - astray - again;
    if (score > best.score) best = { x, y, score };
  }
  return { x: best.x, y: best.y };
}

/** How much of a window the others already show, 0–1. */
function shared(chosen: readonly ProductPoint[], { x, y }: ProductPoint, side: number): number {
  if (side === 0) return 0;
  return Math.max(0, ...chosen.map((other) => 1 - Math.hypot(other.x - x, other.y - y) / side));
}

/** Cost of showing a place again, and of another place that looks the same. */
const [SEEN, ALIKE] = [1.6, 0.9];
/** Difference of mean light, colour or detail from which two windows look different. */
const DIFFERENT = 0.16;

/** How similar a window looks to one of the others, 0–1: three stripes of one grille are not three details. */
function alike(looks: readonly Float32Array[], others: readonly number[], i: number): number {
  if (looks.length === 0) return 0;
  const away = others.map((other) => Math.hypot(...looks.map((look) => (look[i] ?? 0) - (look[other] ?? 0))));
  return Math.max(0, ...away.map((distance) => 1 - distance / DIFFERENT));
}

/** The same point in the frame, for a product that stands there. */
export function pointOn({ box, scale }: Stand, { x, y }: ProductPoint): UnitPoint {
  return { x: box.x + (x + 0.5) * scale, y: box.y + (y + 0.5) * scale };
}

interface Interest {
  /** 1 where a point may lie. */
  inside: Uint8Array;
  interest: Float32Array;
  /** Only with windows: detail in one centred there, as a share of the richest one's, and what a product without detail has to show, its outline. */
  through: { detail: Float32Array; shape: Float32Array } | null;
  /** Means over a window centred there: light, colours and detail; empty without a window. */
  looks: readonly Float32Array[];
}

/** Cached by silhouette, because a prepared product is copied for each picture. */
const known = new WeakMap<Silhouette, Map<number, Interest>>();
/** Silhouette pixels around a point without a window. */
const AROUND_PX = 16;

function interestOf(product: PreparedProduct, span: number): Interest {
  const bySpan = known.get(product.silhouette) ?? new Map<number, Interest>();
  known.set(product.silhouette, bySpan);
  const found = bySpan.get(span);
  if (found) return found;
  const inside = insideMap(product);
  const fresh =
    span > 0
      ? { inside, ...interestThrough(product, span) }
      : { inside, interest: interestAt(product), through: null, looks: [] };
  bySpan.set(span, fresh);
  return fresh;
}

/** How much there is to see at each point: local contrast, and product all around. */
function interestAt(product: PreparedProduct): Float32Array {
  const { alpha, width, height } = product.silhouette;
  const coverage = blurField(alpha, width, height, AROUND_PX);
  return detailMap(product).map((value, i) => value + 0.9 * (coverage[i] ?? 0));
}

/** Weight of a bare edge relative to detail in both directions. */
const EDGE = 0.3;
/** Share of product around a pixel from which its contrast is not the outline's. */
const SOLID = 0.97;
/** Contrast from which a detail is clear: black on white shows no more than red on steel. */
const CLEAR = 0.3;

/** How much a window around each point shows: how full of product it is, and how rich in detail that is not outline. */
function interestThrough(product: PreparedProduct, span: number): Omit<Interest, 'inside'> {
  const { extent, silhouette } = product;
  const { alpha, width, height } = silhouette;
  const sigma = 0.32 * span * Math.max(extent.right - extent.left, extent.bottom - extent.top);
  const coverage = blurField(alpha, width, height, sigma);
  const solid = blurField(alpha, width, height, 4);
  // A seam has contrast in one direction only; buttons, letters and stitches have it in both.
  const richness = (counts: (solid: number) => boolean): Float32Array => {
    const [across, down] = mapPair([1, width], (step) => {
      const drawn = contrastAlong(product, step).map((value, i) =>
        counts(solid[i] ?? 0) ? Math.min(CLEAR, value) : 0,
      );
      return blurField(drawn, width, height, sigma * 0.7);
    });
    const detail = across.map((value, i) => EDGE * (value + (down[i] ?? 0)) + Math.min(value, down[i] ?? 0));
    const most = detail.reduce((high, value) => Math.max(high, value), 1e-6);
    return detail.map((value) => value / most);
  };
  const detail = richness((share) => share > SOLID);
  return {
    interest: detail.map((value, i) => value + 2.4 * (coverage[i] ?? 0)),
    through: { detail, shape: richness((share) => share <= SOLID).map((value, i) => value + (coverage[i] ?? 0)) },
    looks: [...coloursThrough(product, coverage, sigma), detail.map((value) => 0.3 * value)],
  };
}

/** Mean red, green and blue of the product in a window around each point, encoded, 0–1. */
function coloursThrough({ small, silhouette }: PreparedProduct, coverage: Float32Array, sigma: number): Float32Array[] {
  const { alpha, width, height } = silhouette;
  return [0, 1, 2].map((channel) => {
    const seen = alpha.map((value, i) => (value * (small.data[i * 4 + channel] ?? 0)) / 255);
    return blurField(seen, width, height, sigma).map((value, i) => value / Math.max(0.05, coverage[i] ?? 0));
  });
}

/** Pixels at least a few pixels away from the outline. */
function insideMap({ silhouette: { alpha, width, height } }: PreparedProduct): Uint8Array {
  const reach = 4;
  return Uint8Array.from(alpha, (value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (value < 0.9 || x < reach || y < reach || x >= width - reach || y >= height - reach) return 0;
    return [-reach, reach].every((d) => (alpha[i + d] ?? 0) > 0.9 && (alpha[i + d * width] ?? 0) > 0.9) ? 1 : 0;
  });
}

/** Contrast of luminance within a few pixels, 0–1. */
function detailMap(product: PreparedProduct): Float32Array {
  const down = contrastAlong(product, product.silhouette.width);
  return contrastAlong(product, 1).map((value, i) => Math.min(1, value + (down[i] ?? 0)));
}

/** The same from left to right, or from top to bottom with a step of a row. */
function contrastAlong({ small }: PreparedProduct, step: number): Float32Array {
  const light = new Float32Array(small.width * small.height);
  for (let i = 0; i < light.length; i++) light[i] = Math.sqrt(LINEAR_OF[small.data[i * 4 + 1] ?? 0] ?? 0);
  const detail = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) {
    const value = light[i] ?? 0;
    const differ = (d: number): number => Math.abs((light[i + d] ?? value) - value);
    detail[i] = Math.min(1, differ(-3 * step) + differ(3 * step));
  }
  return detail;
}
