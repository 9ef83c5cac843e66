/**
 * Eight parameters of a projective map between two pictures with the same frame, 0 for the identity: x' = ((1 + a)x + by + c) / w, y' = (dx +
 * (1 + e)y + f) / w, w = gx + hy + 1. Coordinates start in the middle of the frame, in halves of its longer side.
 */
export type Homography = Float64Array;

export const identity = (): Homography => new Float64Array(8);

/** The point that the map gives for `x`, `y`, written into `out`. */
export function mapPoint(p: Homography, x: number, y: number, out: Float64Array): void {
  const w = p[6]! * x + p[7]! * y + 1;
  out[0] = ((1 + p[0]!) * x + p[1]! * y + p[2]!) / w;
  out[1] = (p[3]! * x + (1 + p[4]!) * y + p[5]!) / w;
}

/** The map of a 3 × 3 matrix (rows) that acts on pixels of a frame of `width` × `height`. */
export function fromPixels(m: ArrayLike<number>, width: number, height: number): Homography {
  const half = Math.max(width, height) / 2;
  const [cx, cy] = [width / 2 - 0.5, height / 2 - 0.5];
  // N · M · N⁻¹ with N: pixels → halves of the longer side from the middle.
  const right = (row: number): number[] => {
    const [a, b, c] = [m[row * 3]!, m[row * 3 + 1]!, m[row * 3 + 2]!];
    return [a * half, b * half, a * cx + b * cy + c];
  };
  const [first, second, third] = [right(0), right(1), right(2)];
  const top = first.map((value, k) => (value - cx * third[k]!) / half);
  const middle = second.map((value, k) => (value - cy * third[k]!) / half);
  const scale = third[2]!;
  const all = [...top, ...middle, third[0]!, third[1]!].map((value) => value / scale);
  all[0] = all[0]! - 1;
  all[4] = all[4]! - 1;
  return Float64Array.from(all);
}

/** Largest shift of a frame's corners under the map, as a share of its longer side. */
export function reachOf(p: Homography, width: number, height: number): number {
  const half = Math.max(width, height);
  const to = new Float64Array(2);
  let most = 0;
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [(sx * width) / half, (sy * height) / half];
    mapPoint(p, x, y, to);
    most = Math.max(most, Math.hypot(to[0]! - x, to[1]! - y) / 2);
  }
  return most;
}
