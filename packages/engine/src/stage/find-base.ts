import { undersideOf, widthAt } from '../pixels/measure-alpha.ts';
import { type PreparedProduct, standingOf } from '../product/prepare-product.ts';

/** Where a product with one foot meets the floor from side to side, silhouette pixels. */
export interface Base {
  /** Middle between its two ends. */
  x: number;
  halfWidth: number;
  /** It touches the lowest line at one corner and recedes from there on both sides. */
  isCorner: boolean;
  /** The body is wider than the base and overhangs it on both sides: a bowl, a plate, a ball. */
  isBulging: boolean;
}

/** Maximum rise of the underside per pixel across: a steeper edge is not a base seen from above but a wall that leans outwards. */
const STEEPEST = 0.8;
/**
 * A body wider than its base by this factor bulges over it (a ball, a bowl): it stands on what touches the floor. The width is measured above
 * the base, at this multiple of the base's half width.
 */
const [BULGING, ABOVE] = [1.3, 1.2];
/** Base ÷ touching part, half widths, from which the product stands on a corner; under a round base the ratio is smaller. */
const CORNER = 2;
/** Columns over which the rise is measured, as a share of the width: single-pixel steps say nothing. */
const STEP = 0.04;

const found = new WeakMap<PreparedProduct, Base | null>();

/**
 * The base of a product with one foot: a box seen over its corner touches the lowest line at one point, and its base runs from its left to
 * its right corner. Null for a product with several feet.
 */
export function findBase(product: PreparedProduct): Base | null {
  const known = found.get(product);
  if (known !== undefined) return known;
  const base = measure(product);
  found.set(product, base);
  return base;
}

function measure(product: PreparedProduct): Base | null {
  const [foot, second] = product.feet;
  if (!foot || second) return null;
  const { silhouette, extent } = standingOf(product);
  const underside = undersideOf(silhouette);
  const step = Math.max(2, Math.round(STEP * (extent.right - extent.left)));
  const endOf = (towards: 1 | -1): number => {
    let at = Math.round(foot.x + towards * (foot.halfWidth - 1));
    for (;;) {
      const next = at + towards * step;
      const [here, there] = [underside[at] ?? -1, underside[next] ?? -1];
      if (next < extent.left || next >= extent.right || there < 0) return at;
      if (here - there > STEEPEST * step) return at;
      at = next;
    }
  };
  const [left, right] = [endOf(-1), endOf(1)];
  const halfWidth = (right - left) / 2;
  const isBulging = widthAt(silhouette, foot.y - ABOVE * halfWidth) > BULGING * 2 * halfWidth;
  if (isBulging || halfWidth < foot.halfWidth)
    return { x: foot.x, halfWidth: foot.halfWidth, isCorner: false, isBulging };
  return { x: (left + right) / 2, halfWidth, isCorner: halfWidth > CORNER * foot.halfWidth, isBulging };
}
