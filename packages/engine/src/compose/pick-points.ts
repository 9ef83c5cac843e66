import { blurField } from './blur-field.ts';
import { LINEAR_OF } from './colour.ts';
import type { UnitPoint } from './picture.ts';
import type { PreparedProduct } from './prepare-product.ts';
import type { Stand } from './stand-product.ts';

/** A point of the product worth looking at, in silhouette pixels. */
export interface ProductPoint {
  x: number;
  y: number;
}

/** A part of the product to look in: shares of its visible width and height. */
export interface Zone {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * In each zone the point with the most to see (contrast of light around it, and product all around). A zone without
 * any of the product gives the nearest point that has.
 */
export function pickPoints(product: PreparedProduct, zones: readonly Zone[]): ProductPoint[] {
  const { silhouette, extent } = product;
  const { inside, interest } = interestOf(product);
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  return zones.map(({ left, top, right, bottom }) => {
    const centre = { x: extent.left + (w * (left + right)) / 2, y: extent.top + (h * (top + bottom)) / 2 };
    let best = { x: centre.x, y: centre.y, score: -Infinity };
    for (let i = 0; i < inside.length; i++) {
      if (!inside[i]) continue;
      const [x, y] = [i % silhouette.width, Math.floor(i / silhouette.width)];
      const [u, v] = [(x - extent.left) / w, (y - extent.top) / h];
      const outside = Math.max(left - u, u - right, top - v, v - bottom, 0);
      const score = (interest[i] ?? 0) - outside * 14 - 0.25 * Math.hypot((x - centre.x) / w, (y - centre.y) / h);
      if (score > best.score) best = { x, y, score };
    }
    return { x: best.x, y: best.y };
  });
}

/** The same point in the frame, for a product that stands there. */
export function pointOn({ box, scale }: Stand, { x, y }: ProductPoint): UnitPoint {
  return { x: box.x + (x + 0.5) * scale, y: box.y + (y + 0.5) * scale };
}

interface Interest {
  /** 1 where a point may lie. */
  inside: Uint8Array;
  interest: Float32Array;
}

const known = new WeakMap<PreparedProduct, Interest>();

/** How much there is to see at each place: contrast of light around it, and product all around. */
function interestOf(product: PreparedProduct): Interest {
  const found = known.get(product);
  if (found) return found;
  const { alpha, width, height } = product.silhouette;
  const coverage = blurField(alpha, width, height, 16);
  const fresh = {
    inside: insideMap(product),
    interest: detailMap(product).map((value, i) => value + 0.9 * (coverage[i] ?? 0)),
  };
  known.set(product, fresh);
  return fresh;
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
function detailMap({ small, silhouette: { width } }: PreparedProduct): Float32Array {
  const light = new Float32Array(small.width * small.height);
  for (let i = 0; i < light.length; i++) light[i] = Math.sqrt(LINEAR_OF[small.data[i * 4 + 1] ?? 0] ?? 0);
  const detail = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) {
    const value = light[i] ?? 0;
    const differ = (d: number): number => Math.abs((light[i + d] ?? value) - value);
    detail[i] = Math.min(1, differ(-3) + differ(3) + differ(-3 * width) + differ(3 * width));
  }
  return detail;
}
