import type { Raster } from '../model.ts';

/** A point on a cut-out's outline. */
export interface Crossing {
  /** Shares of the cut-out's width and height. */
  u: number;
  v: number;
  /** Outward direction along the row or column it was found on. */
  dx: number;
  dy: number;
}

/** Number of rows and columns sampled. */
const LINES = 72;

/** The outermost points of evenly spread rows and columns, at half opacity. */
export function traceOutline(cutout: Raster): Crossing[] {
  const { width, height } = cutout;
  const points: Crossing[] = [];
  for (let i = 0; i < LINES; i++) {
    const share = (i + 0.5) / LINES;
    const row = ends(cutout, Math.floor(share * height) * width, 1, width);
    const column = ends(cutout, Math.floor(share * width), width, height);
    if (row) {
      points.push({ u: row.first / width, v: share, dx: -1, dy: 0 });
      points.push({ u: (row.last + 1) / width, v: share, dx: 1, dy: 0 });
    }
    if (column) {
      points.push({ u: share, v: column.first / height, dx: 0, dy: -1 });
      points.push({ u: share, v: (column.last + 1) / height, dx: 0, dy: 1 });
    }
  }
  return points;
}

/** First and last opaque pixel of a line. */
function ends({ data }: Raster, start: number, step: number, count: number): { first: number; last: number } | null {
  const opaque = (i: number): boolean => data[(start + i * step) * 4 + 3]! > 127;
  let [first, last] = [0, count - 1];
  while (first < count && !opaque(first)) first++;
  while (last > first && !opaque(last)) last--;
  return first < last ? { first, last } : null;
}
