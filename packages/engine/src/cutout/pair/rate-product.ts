import type { Plane } from '../plane.ts';
import type { Differences } from './rate-difference.ts';

/**
 * A layer of sixteen cells: six weights in the order of `read`, a threshold, and the cell's say. Fitted to 24 rendered pairs
 * (docs/decisions/0023-an-empty-shot.md): too few, it does
 * worse on new ones (docs/benchmarks.md).
 */
// prettier-ignore
const CELLS = [
[-0.288, 0.115, -0.859, -0.75, -3.618, 0.753, 0.978, -0.586],
  [0.252, 0.674, 0.244, 1.2, 0.773, -0.439, -0.767, 0.692],
  [-0.167, -0.052, 0.13, 0.597, 2.082, -0.219, -0.714, -0.053],
  [-0.468, -0.286, 0.112, 0.687, -2.524, -0.202, 0.301, -0.812],
  [-0.493, 0.044, 0.416, -0.202, -2.018, 0.498, -0.316, -0.656],
  [-0.821, 0.46, 0.229, -0.194, 0.494, -1.568, -1.166, -0.892],
  [0.165, 0.997, 0.817, 1.719, 1.861, -0.516, -1.175, 0.449],
  [-0.167, -0.943, -0.578, -1.967, 0.367, 0.671, 0.986, -0.341],
  [0.207, 0.239, 0.838, 1.367, 3.385, 0.005, -1.113, 0.473],
  [-0.377, -0.813, 0.525, -3.903, 1.389, 1.146, 0.072, -0.902],
  [0.021, 0.017, -0.742, -0.093, 0.553, 0.363, 0.107, 0.048],
  [0.305, 0.437, 0.586, 1.583, 0.348, -0.547, -0.729, 0.501],
  [-0.072, 0.071, 0.17, 0.329, -1.192, -3.265, 0.333, -0.052],
  [-0.314, -0.566, -1.017, 0.705, -1.476, -0.574, 1.295, -0.761],
  [-0.402, -0.138, 0.073, 0.137, -1.175, 0.317, 0.284, -0.65],
  [0.046, 0.05, 0.232, -0.084, -3.405, -0.194, 0.447, -0.052],
] as const;
const BIAS = -0.509;
const CEILING = 60;

/**
 * How likely every pixel is product, 0–1, from what the network believes of the photo alone and what both shots differ in:
 * less light alone is a shadow, another colour is not, and where both look alike the network decides.
 */
export function rateProduct(belief: Plane, { whole, colour, light, same }: Differences, seen: Uint8Array): Plane {
  const data = new Float32Array(belief.data.length);
  const cells = CELLS.map((cell) => Float64Array.from(cell));
  for (let i = 0; i < data.length; i++) {
    const believed = belief.data[i]!;
    if (seen[i] === 0) {
      data[i] = believed;
      continue;
    }
    const odds = Math.log((believed + 0.01) / (1.01 - believed)) / 2;
    const w = Math.log1p(Math.min(CEILING, whole[i]!));
    const c = Math.log1p(Math.min(CEILING, colour[i]!));
    const dark = Math.min(1.5, Math.max(0, -light[i]!));
    const bright = Math.min(1.5, Math.max(0, light[i]!));
    const alike = Math.min(1, Math.max(-1, same[i]!));
    let sum = BIAS;
    for (const cell of cells) {
      const drive =
        cell[0]! * odds + cell[1]! * w + cell[2]! * c + cell[3]! * dark + cell[4]! * bright + cell[5]! * alike;
      sum += cell[7]! * Math.tanh(drive + cell[6]!);
    }
    data[i] = 1 / (1 + Math.exp(-sum));
  }
  return { data, width: belief.width, height: belief.height };
}
