import { CELLS } from './colour-picture.ts';

/** Share of pixels that every colour is granted, so that one that never occurred tells nothing for sure. */
const GRANTED = 1e-4;

/**
 * How much more common every pixel's colour is in the product than in the background: the logarithm of the ratio of both
 * histograms, which are blurred by one cell.
 * @param bins cell of each pixel, @param product 0–1, how far each pixel counts as product
 * @param background the same for the background
 */
export function compareColours(
  bins: Uint16Array,
  product: ArrayLike<number>,
  background: ArrayLike<number>,
): Float32Array {
  const [inside, outside] = [countColours(bins, product), countColours(bins, background)];
  const ratios = inside.map((share, cell) => Math.log((share + GRANTED) / (outside[cell]! + GRANTED)));
  return Float32Array.from(bins, (cell) => ratios[cell]!);
}

/** @returns shares that sum to 1 */
function countColours(bins: Uint16Array, weights: ArrayLike<number>): Float64Array {
  const counts = new Float64Array(CELLS ** 3);
  let total = 1e-6;
  for (let i = 0; i < bins.length; i++) {
    counts[bins[i]!]! += weights[i]!;
    total += weights[i]!;
  }
  return [1, CELLS, CELLS ** 2].reduce(blurAxis, counts).map((count) => count / total);
}

/** A quarter of every cell moves to each neighbour along the axis; at the ends it stays. */
function blurAxis(counts: Float64Array, step: number): Float64Array {
  return counts.map((count, cell) => {
    const at = Math.floor(cell / step) % CELLS;
    const below = at > 0 ? counts[cell - step]! : count;
    const above = at < CELLS - 1 ? counts[cell + step]! : count;
    return count / 2 + (below + above) / 4;
  });
}
