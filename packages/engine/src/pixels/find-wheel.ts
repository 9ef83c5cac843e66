/** Bounds of a product, pixels; right and bottom lie just outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width by height from which a product may be a car, and the minimum distance of its wheels, as a fraction of the width. */
const [LONG, WHEELBASE] = [1.2, 0.35];
/**
 * Fractions of the height: how far a wheel protrudes from the hull on both sides, how far the hull may hang below the line
 * between the wheels, and how far up the rear wheel may end.
 */
const [STANDS_OUT, HULL, HIGHEST] = [0.04, 0.24, 0.45];
/** Half the contact width of a wheel, as a fraction of the product's width. */
const HALF_WIDTH = 0.1;

/**
 * The far wheel of a car, or the heel of a shoe, seen at an angle: farther away, it ends higher in the picture than the nearest
 * one.
 * @param underside the row below the product in every column, -1 if empty
 * @param near contact of the nearest wheel
 * @returns its columns, from and to; null if there is none
 */
export function findWheel(
  underside: Int32Array,
  { left, top, right, bottom }: Bounds,
  near: { x: number; y: number },
): [number, number] | null {
  const [w, h] = [right - left, bottom - top];
  if (w < LONG * h) return null;
  const apart = WHEELBASE * w;
  for (const [from, to, end] of [
    [left, Math.round(near.x - apart), left],
    [Math.round(near.x + apart), right, right],
  ] as const) {
    if (to - from < 2) continue;
    const low = underside.subarray(from, to).reduce((one, other) => Math.max(one, other), -1);
    const at = Math.round((underside.indexOf(low, from) + underside.lastIndexOf(low, to - 1)) / 2);
    const standsOut = [near.x, end].every((other) => low - highest(underside, at, other) > STANDS_OUT * h);
    if (low < bottom - HIGHEST * h || !standsOut || !hangsLow(underside, near, { x: at, y: low }, HULL * h)) continue;
    return [Math.max(left, Math.round(at - HALF_WIDTH * w)), Math.min(right, Math.round(at + HALF_WIDTH * w))];
  }
  return null;
}

/** The highest row of the underside between two columns. */
function highest(underside: Int32Array, one: number, other: number): number {
  const [from, to] = [Math.round(Math.min(one, other)), Math.round(Math.max(one, other))];
  return underside.subarray(from, to).reduce((least, row) => (row < 0 ? least : Math.min(least, row)), Infinity);
}

/** Whether everything between two wheels stays above the limit below their connecting line. */
function hangsLow(
  underside: Int32Array,
  one: { x: number; y: number },
  other: { x: number; y: number },
  most: number,
): boolean {
  const [from, to] = [Math.round(Math.min(one.x, other.x)), Math.round(Math.max(one.x, other.x))];
  const line = (x: number): number => one.y + ((x - one.x) / (other.x - one.x)) * (other.y - one.y);
  return underside.subarray(from, to).every((row, i) => row > line(from + i) - most);
}
