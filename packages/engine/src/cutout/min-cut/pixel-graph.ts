/** Neighbours of a pixel; direction d and d ^ 1 are opposite. */
export const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/** Whole units in one of energy: capacities are whole numbers, so that a cut ends exactly. */
const UNITS = 256;
/** Beyond this nothing can pull a node over. */
const FIRM = 4000;

/**
 * Pixels tied to their eight neighbours and to two terminals, product and background. One more row and column on every
 * side, without any tie, gives every pixel eight neighbours.
 */
export interface PixelGraph {
  /** `capacities[d][node]`: what may flow from a node to its neighbour in direction d. */
  capacities: Int32Array[];
  /** What ties a node to the product (above 0) or to the background (below 0). */
  terminal: Int32Array;
  /** `offsets[d]`: from a node to its neighbour in direction d. */
  offsets: number[];
}

/**
 * @param evidence of every pixel for the product (above 0) or the background (below 0); ±Infinity settles it
 * @param tie what it costs to part pixel i from its neighbour j, both row by row, before their distance is considered
 */
export function buildGraph(
  evidence: Float32Array,
  width: number,
  height: number,
  tie: (i: number, j: number) => number,
): PixelGraph {
  const columns = width + 2;
  const size = columns * (height + 2);
  const offsets = STEPS.map(([x, y]) => y * columns + x);
  const capacities = STEPS.map(() => new Int32Array(size));
  const terminal = new Int32Array(size);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0, node = (y + 1) * columns + 1; x < width; x++, i++, node++) {
      terminal[node] = Math.round(UNITS * Math.min(FIRM, Math.max(-FIRM, evidence[i]!)));
      for (let d = 0; d < STEPS.length; d += 2) {
        const [right, down] = [x + STEPS[d]![0], y + STEPS[d]![1]];
        if (right < 0 || right >= width || down < 0 || down >= height) continue;
        const units = Math.round((UNITS * tie(i, down * width + right)) / (d < 4 ? 1 : Math.SQRT2));
        capacities[d]![node] = units;
        capacities[d + 1]![node + offsets[d]!] = units;
      }
    }
  }
  return { capacities, terminal, offsets };
}
