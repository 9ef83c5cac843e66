import type { PreparedProduct } from '../product/prepare-product.ts';

/** A seat or table top above its legs, lying flat: upright cards would hide no more of the sky than its edge does. Metres. */
export interface Slab {
  /** Height of its lower side above the floor. */
  height: number;
  /** Its ends along the line through the feet, and where it starts and ends behind that line. */
  from: number;
  to: number;
  near: number;
  far: number;
}

/** Filled share of the distance between the outer feet where the slab starts, and its minimum height as a share of the product's. */
const [FILLED, LEAST_HEIGHT] = [0.8, 0.15];
/**
 * A bow widens below the point where it closes, a seat or a table hardly does: distance below, as a share of the height, and the maximum
 * widening.
 */
const [BELOW, WIDER] = [0.08, 1.12];
/** Assumed depth of a product with legs where the silhouette does not show it, as a share of the distance between its feet. */
const DEPTH = 0.7;

/** Where the line through the feet lies in the silhouette (shadow-body.ts), and how far the body extends behind it. */
interface Standing {
  baseX: number;
  baseY: number;
  pixelsPerMetre: number;
  rowsPerMetre: number;
  rise: number;
  slices: readonly { metres: number }[];
}

/**
 * The lowest flat part above the feet of a product that stands on several; null if there is none, as under the bow of headphones.
 * @param columns of the outer feet, silhouette pixels
 */
export function slabOf(
  { silhouette, extent }: Pick<PreparedProduct, 'silhouette' | 'extent'>,
  standing: Standing,
  columns: readonly number[],
): Slab | null {
  const { baseX, baseY, pixelsPerMetre, rowsPerMetre, rise, slices } = standing;
  const [first, last] = [Math.round(Math.min(...columns)), Math.round(Math.max(...columns))];
  const ground = baseY + (((first + last) / 2 - baseX) / pixelsPerMetre) * rise;
  const { alpha, width } = silhouette;
  const isFilled = (row: number): boolean => {
    const between = alpha.subarray(row * width + first, row * width + last);
    return between.filter((value) => value >= 0.5).length > FILLED * between.length;
  };
  const high = extent.bottom - extent.top;
  let row = Math.floor(ground - LEAST_HEIGHT * high);
  while (row >= extent.top && !isFilled(row)) row--;
  if (row < extent.top) return null;
  const endsOf = (at: number): [number, number] => {
    const line = alpha.subarray(at * width, (at + 1) * width);
    return [line.findIndex((value) => value >= 0.5), line.findLastIndex((value) => value >= 0.5) + 1];
  };
  const [[left, right], [lowerLeft, lowerRight]] = [endsOf(row), endsOf(row + Math.round(BELOW * high))];
  if (lowerRight - lowerLeft > WIDER * (right - left)) return null;
  const along = (column: number): number => (column - baseX) / pixelsPerMetre;
  const metres = slices.map((slice) => slice.metres);
  const near = Math.min(...metres);
  return {
    height: (ground - row) / rowsPerMetre,
    from: along(left),
    to: along(right),
    near,
    far: Math.max(near + (DEPTH * (last - first)) / pixelsPerMetre, ...metres),
  };
}

/** A seat has a rounded rim: it starts to block light gradually, over this share of its size. */
const RIM = 0.16;
/** Exponent of the superellipse, between a round tray and a square seat: neither casts sharp corners. */
const ROUND = 4;

/** How much light from a direction the slab keeps from a point on the floor, 0–1; both are given `along` and `behind` the line through the feet. */
export function hiddenBySlab(
  { height, from, to, near, far }: Slab,
  place: Record<'along' | 'behind', number>,
  light: Record<'along' | 'behind' | 'up', number>,
): number {
  const way = height / Math.max(1e-3, light.up);
  const astray = (at: number, start: number, end: number): number => Math.abs((2 * at - start - end) / (end - start));
  const [along, behind] = [
    astray(place.along + way * light.along, from, to),
    astray(place.behind + way * light.behind, near, far),
  ];
  return Math.min(1, Math.max(0, 0.5 + (1 - (along ** ROUND + behind ** ROUND) ** (1 / ROUND)) / (2 * RIM)));
}
