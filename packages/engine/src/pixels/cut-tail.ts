/** Bounds of a product, pixels; right and bottom lie just outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Maximum thickness and horizontal extent of a tail, and minimum filled part of a body row above it: fractions of the product's
 * width.
 */
const [THICK, ACROSS, BODY] = [0.06, 0.3, 0.3];
/**
 * Minimum and maximum length of a tail, and the height within which the body starts above it: fractions of the product's height.
 * The front leg of a sofa seen at an angle is shorter.
 */
const [SHORTEST, LONGEST, SUDDEN] = [0.14, 0.6, 0.06];
/** Width by height below which a thin end is the product's own: a brush with its handle, a lollipop with its stick. */
const SLIM = 0.6;

/**
 * The row below which there is only a cable or a cord in front of the product: the product stands on what is above. Without such
 * a tail, the product's lower end.
 */
export function cutTail(
  { alpha, width }: { alpha: Float32Array; width: number },
  { left, right, top, bottom }: Bounds,
): number {
  const [w, h] = [right - left, bottom - top];
  if (w < SLIM * h) return bottom;
  const lineOf = (row: number): Float32Array => alpha.subarray(row * width + left, row * width + right);
  const isTail = (row: number): boolean => {
    const line = lineOf(row);
    const across = line.findLastIndex((v) => v >= 0.5) - line.findIndex((v) => v >= 0.5) + 1;
    return filledIn(line) <= THICK * w && across <= ACROSS * w;
  };
  let row = bottom - 1;
  while (row > top && isTail(row)) row--;
  const length = bottom - 1 - row;
  if (length < SHORTEST * h || length > LONGEST * h) return bottom;
  // Above the front leg are the other legs, above a cable is the product itself.
  const above = Math.max(top, Math.round(row - SUDDEN * h));
  return filledIn(lineOf(above)) > BODY * w ? row + 1 : bottom;
}

const filledIn = (line: Float32Array): number => line.reduce((count, value) => count + (value >= 0.5 ? 1 : 0), 0);
