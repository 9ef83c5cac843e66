import type { Product } from '../model.ts';
import type { Extent, Silhouette } from '../pixels/measure-alpha.ts';

/** Minimum distance from an edge that a product does not touch, as a fraction of the photo's sides. */
const CLEAR = 0.02;
/** Minimum fraction of the product's width that the edge cuts. */
const LEAST_CUT = 0.35;
/** Fraction of the photo's height from an edge up to which a product touches it. */
const TOUCHING = 0.004;
/**
 * How far below the upper edge the width is measured again, as a fraction of its height, and the minimum cut width there: a ball
 * only touches the edge.
 */
const [BELOW, FLAT] = [0.03, 0.6];

/**
 * Whether the photo cuts the product off at its lower edge, over much of its width. One that also touches the upper edge or both
 * sides fills a cropped photo, and may stand on its lower edge.
 */
export function isCutOff({ photo, box }: Product, { alpha, width }: Silhouette, extent: Extent): boolean {
  const [right, bottom] = [photo.width - box.left - box.width, photo.height - box.top - box.height];
  if (bottom > TOUCHING * photo.height || box.top < CLEAR * photo.height) return false;
  if (box.left < CLEAR * photo.width && right < CLEAR * photo.width) return false;
  const row = alpha.subarray((extent.bottom - 1) * width, extent.bottom * width);
  const cut = row.reduce((count, value) => count + (value >= 0.5 ? 1 : 0), 0);
  return cut > LEAST_CUT * (extent.right - extent.left);
}

/**
 * Whether the photo cuts the product off above: a hose, a lamp's cord or its shade. One that is also cut off below, or on both
 * sides, fills a cropped photo.
 */
export function isCutAbove({ photo, box }: Product, { alpha, width }: Silhouette, extent: Extent): boolean {
  const [right, bottom] = [photo.width - box.left - box.width, photo.height - box.top - box.height];
  if (box.top > TOUCHING * photo.height || bottom < CLEAR * photo.height) return false;
  if (box.left < CLEAR * photo.width && right < CLEAR * photo.width) return false;
  const filledAt = (row: number): number =>
    alpha.subarray(row * width, (row + 1) * width).reduce((count, value) => count + (value >= 0.5 ? 1 : 0), 0);
  const [cut, below] = [filledAt(extent.top), filledAt(extent.top + Math.round(BELOW * (extent.bottom - extent.top)))];
  return cut > 1 && cut > FLAT * below;
}

/** Minimum fraction of the product's height that the edge cuts. */
const LEAST_CUT_BESIDE = 0.15;

/**
 * The side at which the photo cuts the product off: a shelf or a sofa. A product cut off at both sides fills a cropped photo; one that only touches the
 * other side does not.
 */
export function cutBesideOf({ photo, box }: Product, { alpha, width }: Silhouette, extent: Extent): Side | null {
  const { left, right, top, bottom } = extent;
  const filledAt = (column: number): number => {
    let filled = 0;
    for (let y = top; y < bottom; y++) filled += (alpha[y * width + column] ?? 0) >= 0.5 ? 1 : 0;
    return filled;
  };
  const inwards = Math.round(BELOW * (right - left));
  const isCut = (distance: number, edge: number, further: number): boolean => {
    const cut = filledAt(edge);
    return (
      distance <= TOUCHING * photo.width && cut > LEAST_CUT_BESIDE * (bottom - top) && cut > FLAT * filledAt(further)
    );
  };
  const isCutLeft = isCut(box.left, left, left + inwards);
  const isCutRight = isCut(photo.width - box.left - box.width, right - 1, right - 1 - inwards);
  if (isCutLeft === isCutRight) return null;
  return isCutLeft ? 'left' : 'right';
}

export type Side = 'left' | 'right';
