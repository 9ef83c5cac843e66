export type Pair = readonly [x: number, y: number];

/**
 * Indexes of the points to keep: dropping the others moves the line by at most `tolerance` (Ramer 1972, Douglas and Peucker
 * 1973).
 */
export function simplifyLine(points: readonly Pair[], tolerance: number): number[] {
  const kept = new Set([0, points.length - 1]);
  const open = [{ first: 0, last: points.length - 1 }];
  for (let span = open.pop(); span; span = open.pop()) {
    const { first, last } = span;
    const { index, off } = farthestBetween(points, first, last);
    if (off <= tolerance) continue;
    kept.add(index);
    open.push({ first, last: index }, { first: index, last });
  }
  return [...kept].toSorted((a, b) => a - b);
}

function farthestBetween(points: readonly Pair[], first: number, last: number): { index: number; off: number } {
  const farthest = { index: first, off: 0 };
  for (let index = first + 1; index < last; index += 1) {
    const off = distance(points[index]!, points[first]!, points[last]!);
    if (off > farthest.off) Object.assign(farthest, { index, off });
  }
  return farthest;
}

/** Distance from a point to a line segment. */
function distance(point: Pair, from: Pair, to: Pair): number {
  const [lineX, lineY] = [to[0] - from[0], to[1] - from[1]];
  const [x, y] = [point[0] - from[0], point[1] - from[1]];
  const length = lineX * lineX + lineY * lineY;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * lineX + y * lineY) / length));
  return Math.hypot(x - along * lineX, y - along * lineY);
}
