/** Coverage from which a pixel counts as product, of 255. */
const INSIDE = 128;
/** Outlines with fewer corners are specks and are dropped. */
const LEAST_CORNERS = 24;

/** A plane of coverage values, 0–255 per pixel, rows from the top. */
export interface Coverage {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** A closed line: alternating x and y of its corners, in pixels of the coverage. */
export type Outline = readonly number[];

/**
 * The outlines of the covered area, by marching squares (Lorensen and Cline 1987, in the plane) with corners interpolated where
 * the coverage crosses one half.
 */
export function traceOutline({ data, width, height }: Coverage): Outline[] {
  // An empty border around the plane closes every line.
  const columns = width + 2;
  const at = (x: number, y: number): number =>
    x < 1 || y < 1 || x > width || y > height ? 0 : (data[(y - 1) * width + x - 1] ?? 0);
  const crossings = linkCrossings(at, columns, height + 2);
  const outlines: Outline[] = [];
  for (let start = 0; start < crossings.length; start += 1) {
    const corners: number[] = [];
    for (let edge = start; crossings[edge]! >= 0;) {
      corners.push(...cornerOn(at, columns, edge));
      const next = crossings[edge]!;
      crossings[edge] = -1;
      edge = next;
    }
    if (corners.length >= 2 * LEAST_CORNERS) outlines.push(corners);
  }
  return outlines;
}

type Lookup = (x: number, y: number) => number;

/**
 * For each edge between two neighbouring pixels that the line crosses, the edge it crosses next. Edge 2i runs from pixel i to
 * the right, edge 2i + 1 downwards; the product lies to the line's right.
 */
function linkCrossings(at: Lookup, columns: number, rows: number): Int32Array {
  const next = new Int32Array(columns * rows * 2).fill(-1);
  for (let y = 0; y < rows - 1; y += 1) {
    let left = (at(0, y) >= INSIDE ? 8 : 0) + (at(0, y + 1) >= INSIDE ? 1 : 0);
    for (let x = 0; x < columns - 1; x += 1) {
      const right = (at(x + 1, y) >= INSIDE ? 4 : 0) + (at(x + 1, y + 1) >= INSIDE ? 2 : 0);
      const shape = left + right;
      left = (right & 4) * 2 + (right & 2) / 2;
      if (shape === 0 || shape === 15) continue;
      const i = y * columns + x;
      const sides = [2 * i, 2 * (i + 1) + 1, 2 * (i + columns), 2 * i + 1];
      for (const [from, to] of STEPS[shape]!) next[sides[from]!] = sides[to]!;
    }
  }
  return next;
}

type Steps = readonly (readonly [from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3])[];

/**
 * Sides of a cell (0 top, 1 right, 2 bottom, 3 left) where the line comes in and leaves, by the covered corners: 8 top left,
 * 4 top right, 2 bottom right, 1 bottom left. Where two corners face each other they stay apart.
 */
const STEPS: readonly Steps[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** Where on an edge the coverage passes one half; pixel centres are at half pixels. */
function cornerOn(at: Lookup, columns: number, edge: number): [number, number] {
  const i = edge >> 1;
  const [x, y] = [i % columns, Math.floor(i / columns)];
  const isDown = edge % 2 === 1;
  const from = at(x, y);
  const to = isDown ? at(x, y + 1) : at(x + 1, y);
  const along = (INSIDE - 0.5 - from) / (to - from);
  return [x - 0.5 + (isDown ? 0 : along), y - 0.5 + (isDown ? along : 0)];
}
