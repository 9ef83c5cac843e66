import type { PreparedProduct } from '../product/prepare-product.ts';

/** A seat or a table's top over its legs, lying flat: upright cards would hide no more of the sky than its edge does. Metres. */
export interface Slab {
  /** Of its lower side above the floor. */
  height: number;
  /** Its ends along the line through the feet, and how far behind that line it begins and ends. */
  from: number;
  to: number;
  near: number;
  far: number;
}

/** Share of the way between the outer feet that is filled where the slab begins, and how high it lies at least, as a share of the height. */
const [FILLED, LEAST_HEIGHT] = [0.8, 0.15];
/** A bow gets wider below where it closes, a seat or a table hardly: so far below, as a share of the height, it is so much wider at most. */
const [BELOW, WIDER] = [0.08, 1.12];
/** What stands on legs is about so deep, as a share of the way between its feet, where the silhouette does not show it. */
const DEPTH = 0.7;

/** Where the line through the feet lies in the silhouette (shadow-body.ts), and how far behind it the body reaches. */
interface Standing {
  baseX: number;
  baseY: number;
  pixelsPerMetre: number;
  rowsPerMetre: number;
  rise: number;
  slices: readonly { metres: number }[];
}

/**
 * The lowest of what lies over the feet of something that stands on several; null where nothing does, as under the bow of headphones.
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

/** A seat is rounded at its rim: there it hides light by and by, over this share of its size. */
const RIM = 0.16;
/** Power of the superellipse between a round tray and a square seat: either throws no sharp corners. */
const ROUND = 4;

/** How much of light from a direction the slab keeps from a place on the floor, 0–1; both are `along` and `behind` the line through the feet. */
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
