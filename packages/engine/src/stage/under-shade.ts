import { blurField } from '../pixels/blur-field.ts';
import { undersideOf } from '../pixels/measure-alpha.ts';
import { mapPair } from '../pixels/tuples.ts';
import { findBase } from './find-base.ts';
import { standingOf } from '../product/prepare-product.ts';
import type { Stand } from './stand-product.ts';

/** Decay of the darkness with the gap to the floor: a gap of this share of the product's height leaves e^-1. */
const GAP = 0.3;
/** A part that hangs higher (a handle, a spout) darkens nothing. */
const HIGHEST = 0.35;
/** Darkness right below a part that nearly touches, 0–1. */
const DARKEST = 0.85;
/** How far it extends in front of the product's lower edge, and how far it fades out beside the product: shares of the height. */
const [BEFORE, BESIDE] = [0.025, 0.05];
/** Width ÷ height of a possible car, and the maximum gap below its hull, as a share of the height. */
const [LONG, HULL] = [1.2, 0.24];
/** Number of decay lengths after which nothing is visible: e^-7 is a quarter of a level. */
const FAR = 7;
const SMOOTH_PX = 3;
const JUMP_PX = 2.5;

/**
 * Darkness of the floor under low-hanging parts, 0–1 at a point in the frame: under a car between its wheels, under the bulge of a pot. A
 * part high above the floor (a seat on its legs, the bow of headphones) darkens nothing.
 */
export function underShade(stand: Stand): (x: number, y: number) => number {
  const { box, scale, product } = stand;
  const { extent, silhouette } = standingOf(product);
  const height = extent.bottom - extent.top;
  const edge = lowerEdge(stand);
  const ground = groundUnder(stand, edge);
  return (x, y) => {
    const [column, row] = [(x - box.x) / scale, (y - box.y) / scale];
    const inside = Math.min(extent.right - 1, Math.max(extent.left, column));
    const low = edge[Math.min(silhouette.width - 1, Math.floor(inside))] ?? -1;
    const away = row - low;
    if (low < 0 || away < -BEFORE * height) return 0;
    // Most of the floor is too far away for a visible contribution, and three powers per point are expensive.
    if (Math.abs(column - inside) > FAR * BESIDE * height) return 0;
    const gap = Math.max(0, ground(inside) - low);
    const reach = 0.8 * gap + BEFORE * height;
    if (gap > HIGHEST * height || away > FAR * reach) return 0;
    const beside = Math.exp(-Math.abs(column - inside) / (BESIDE * height));
    const near = Math.max(0, 1 - gap / (HIGHEST * height));
    return DARKEST * near * Math.exp(-gap / (GAP * height)) * Math.exp(-Math.max(0, away) / reach) * beside;
  };
}

/** The row just below the product in every column, without pixel steps; -1 where there is none. */
export function lowerEdge({ product }: Stand): Float32Array {
  const { silhouette, extent } = standingOf(product);
  const rows = Float32Array.from(undersideOf(silhouette));
  let last = extent.bottom;
  // Across a gap the edge is interpolated.
  for (let column = extent.left; column < extent.right; column++) {
    if ((rows[column] ?? -1) < 0) rows[column] = last;
    last = rows[column] ?? last;
  }
  const inside = blurField(rows.slice(extent.left, extent.right), extent.right - extent.left, 1, SMOOTH_PX);
  return Float32Array.from(rows, (row, column) => {
    const smooth = inside[column - extent.left];
    if (smooth === undefined) return -1;
    // Where the edge jumps (from a foot to a sleeve), no slope joins the two.
    return Math.abs(smooth - row) > JUMP_PX ? row : smooth;
  });
}

/**
 * The floor's row under a column: on a line from foot to foot, level outside them. In front of a car's wheels seen at an angle its edge
 * recedes: there the floor is as far below as between the wheels.
 */
export function groundUnder({ product }: Stand, edge: Float32Array): (column: number) => number {
  const along = groundAlong(product, edge);
  if (along) return along;
  const between = groundBetween(product);
  const [first, last] = [product.feet[0]?.x ?? 0, product.feet.at(-1)?.x ?? 0];
  const gaps = Array.from(edge.subarray(Math.ceil(first), Math.floor(last)), (low, i) => between(first + i) - low);
  const { extent } = standingOf(product);
  const isHull = product.feet.length === 2 && product.aspect > LONG;
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Infinity;
  const clear = isHull && usual < HULL * (extent.bottom - extent.top) ? Math.max(0, usual) : Infinity;
  return (column) => {
    const ground = between(column);
    return column >= first && column <= last ? ground : Math.min(ground, (edge[Math.floor(column)] ?? ground) + clear);
  };
}

/** Along the base of a product on one foot, its lower edge is the floor: a box seen over its corner touches it everywhere. */
function groundAlong(product: Stand['product'], edge: Float32Array): ((column: number) => number) | null {
  const base = findBase(product);
  if (!base) return null;
  const [from, to] = mapPair([base.x - base.halfWidth, base.x + base.halfWidth], Math.round);
  return (column) => edge[Math.min(to, Math.max(from, Math.floor(column)))] ?? standingOf(product).extent.bottom;
}

function groundBetween({ feet }: Stand['product']): (column: number) => number {
  const sorted = feet.toSorted((one, other) => one.x - other.x);
  return (column) => {
    const right = sorted.findIndex(({ x }) => x >= column);
    const [before, after] = [sorted[right < 0 ? sorted.length - 1 : Math.max(0, right - 1)], sorted[right]];
    if (!before || !after || before === after) return (after ?? before)?.y ?? 0;
    if (column <= before.x) return before.y;
    return before.y + ((column - before.x) / (after.x - before.x)) * (after.y - before.y);
  };
}
