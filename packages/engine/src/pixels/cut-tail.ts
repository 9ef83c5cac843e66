/** Bounds of a product, pixels; right and bottom lie just outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A tail is at most so thick and reaches at most so far across, and of a row of the body above it at least so much is filled: shares of the product's width. */
const [THICK, ACROSS, BODY] = [0.06, 0.3, 0.3];
/**
 * How long a tail is at least and at most, and within which height the body begins above it: shares of the product's height. The foremost leg of a
 * sofa that is seen at an angle is shorter.
 */
const [SHORTEST, LONGEST, SUDDEN] = [0.14, 0.6, 0.06];
/** Width by height below which the end of a thing is its own: a brush on its handle, a lollipop on its stick. */
const SLIM = 0.6;

/**
 * The row under which nothing is but a cable or a cord that lies before the product: it stands on what is above that. The product's lower
 * end where it has no such tail.
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
  // Above the foremost of several legs are the others, above a cable is the thing itself.
  const above = Math.max(top, Math.round(row - SUDDEN * h));
  return filledIn(lineOf(above)) > BODY * w ? row + 1 : bottom;
}

const filledIn = (line: Float32Array): number => line.reduce((count, value) => count + (value >= 0.5 ? 1 : 0), 0);
