import type { OpaquePixels } from '../pixels/opaque-pixels.ts';

export interface Edges {
  /** No edge of any object meets the frame. */
  plain: boolean;
  /** Standard deviation of the grain, levels. */
  grain: number;
}

/** Levels by which neighbouring segments of a plain border may differ. */
const PLAIN = 9;
/** Segments of a side, compared by their means, so that grain does not count. */
const STRETCHES = 48;

/** Character of a picture's outermost pixels, by their green, which carries most of the luminance. */
export function lookAtEdges({ data, width, height }: OpaquePixels): Edges {
  const at = (x: number, y: number): number => data[(y * width + x) * 3 + 1]!;
  const sides = [
    Array.from({ length: width }, (_, x) => at(x, 0)),
    Array.from({ length: width }, (_, x) => at(x, height - 1)),
    Array.from({ length: height }, (_, y) => at(0, y)),
    Array.from({ length: height }, (_, y) => at(width - 1, y)),
  ];
  const steps = sides.flatMap((side) => side.slice(1).map((level, i) => Math.abs(level - side[i]!)));
  // Neighbouring differences have √2 of the grain; the median of their absolute values is 0.6745 of that, and robust to real
  // edges.
  const middle = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  return { plain: sides.every(isPlain), grain: middle / 0.6745 / Math.SQRT2 };
}

function isPlain(side: readonly number[]): boolean {
  const length = Math.max(1, Math.floor(side.length / STRETCHES));
  const means: number[] = [];
  for (let from = 0; from + length <= side.length; from += length) {
    means.push(side.slice(from, from + length).reduce((sum, level) => sum + level, 0) / length);
  }
  return means.every((mean, i) => i === 0 || Math.abs(mean - means[i - 1]!) < PLAIN);
}
