/** Edges of what is visible, in pixels; right and bottom are outside. */
interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Area within the convex hull of the pixels of at least 0.5, square pixels. @param values row by row, 0–1 */
export function hullArea(
  values: Float32Array | Uint8Array,
  width: number,
  { left, right, top, bottom }: Extent,
): number {
  const rows = Array.from({ length: bottom - top }, (_, i) => {
    const row = values.subarray((top + i) * width + left, (top + i) * width + right);
    return { y: i, from: row.findIndex((v) => v >= 0.5), to: row.findLastIndex((v) => v >= 0.5) };
  }).filter(({ from }) => from >= 0);
  const [leftmost, rightmost] = [
    chain(rows.map(({ y, from }) => [y, from])),
    chain(rows.map(({ y, to }) => [y, -to - 1])),
  ];
  return -areaUnder(leftmost) - areaUnder(rightmost);
}

/** The hull points of one side, from the top; smaller x is outside. */
function chain(points: readonly (readonly [y: number, x: number])[]): (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = [];
  for (const point of points) {
    while (kept.length > 1 && turnsIn(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

const turnsIn = (
  [y0, x0]: readonly [number, number],
  [y1, x1]: readonly [number, number],
  [y2, x2]: readonly [number, number],
): boolean => (x1 - x0) * (y2 - y0) >= (x2 - x0) * (y1 - y0);

const areaUnder = (points: readonly (readonly [number, number])[]): number =>
  points.slice(1).reduce((sum, [y, x], i) => {
    const [before, beside] = points[i] ?? [y, x];
    return sum + ((y - before) * (x + beside)) / 2;
  }, 0);
