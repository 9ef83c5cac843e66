import type { Mask } from './plane.ts';

/** `y` is the row, `x` the column; rows rise along a chain. */
interface Corner {
  x: number;
  y: number;
}

/** The convex hull of all pixels that are on, filled. */
export function fillHull({ data, width, height }: Mask): Mask {
  const lefts: Corner[] = [];
  const rights: Corner[] = [];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    lefts.push({ x: first, y });
    rights.push({ x: -row.lastIndexOf(1), y });
  }
  const out = new Uint8Array(width * height);
  const left = traceSide(lefts);
  const right = traceSide(rights);
  left.forEach((from, i) => {
    const row = (lefts[0]!.y + i) * width;
    out.fill(1, row + Math.round(from), row + Math.round(-right[i]!) + 1);
  });
  return { data: out, width, height };
}

/** Smallest x of the hull for every row from the first corner's to the last's: Andrew's monotone chain, 1979. */
function traceSide(corners: Corner[]): number[] {
  const hull: Corner[] = [];
  for (const corner of corners) {
    while (hull.length > 1 && !bendsOut(hull.at(-2)!, hull.at(-1)!, corner)) hull.pop();
    hull.push(corner);
  }
  return hull.flatMap((to, k) => {
    if (k === 0) return [to.x];
    const from = hull[k - 1]!;
    const rows = to.y - from.y;
    return Array.from({ length: rows }, (_, step) => from.x + ((to.x - from.x) * (step + 1)) / rows);
  });
}

/** Whether b lies at smaller x than the line from a to c. */
function bendsOut(a: Corner, b: Corner, c: Corner): boolean {
  return (b.x - a.x) * (c.y - a.y) < (c.x - a.x) * (b.y - a.y);
}
