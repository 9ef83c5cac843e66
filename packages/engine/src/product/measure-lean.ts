import { extentOf, feetOf, undersideOf, type Extent, type Silhouette } from '../pixels/measure-alpha.ts';

/** A larger lean is the product's own shape rather than a tilted camera. */
const MOST_DEG = 7;
/** Minimum lean of the base in the same direction: degrees, and as a fraction of the lean. A round base shows little of it. */
const [LEAST_BASE_DEG, LEAST_BASE_SHARE] = [0.5, 0.2];
/** Minimum lean of a broad upper edge in the same direction, as a share of the lean: a tilted camera makes the whole product lean. */
const LEAST_TOP_SHARE = 0.4;
/** Overlap with its mirror image from which a product counts as symmetric: a mug with its handle has 0.76. */
const SYMMETRIC = 0.74;
/**
 * The same for a rotationally symmetric product, and the minimum loss through its lean: its narrow base is too round to measure.
 */
const [TURNED, LEAST_GAIN] = [0.965, 0.012];

/**
 * Degrees by which a product is tilted in its photo, clockwise; 0 if its outline is inconclusive. Straight sides are tried first
 * (a box is not symmetric but has straight edges); then the rotation at which the outline is most similar to its mirror image (a
 * mug: its handle is the same odd part at every rotation). Only if the base leans too was the camera tilted: a pot with its spout
 * and its handle resembles no mirror image but stands upright.
 */
export function leanOf(silhouette: Silhouette): number {
  const extent = extentOf(silhouette);
  if (feetOf(silhouette, extent).length > 1) return 0;
  const sides = sidesLean(silhouette, extent);
  const lean = sides ?? symmetryLean(silhouette, extent);
  const base = baseLean(silhouette, extent) * Math.sign(lean);
  const leastBase = isTurned(silhouette, extent, lean)
    ? 0
    : Math.max(LEAST_BASE_DEG, LEAST_BASE_SHARE * Math.abs(lean));
  if (Math.abs(lean) > MOST_DEG || base < leastBase) return 0;
  const top = topLean(silhouette, extent);
  return top === null || top * Math.sign(lean) >= LEAST_TOP_SHARE * Math.abs(lean) ? lean : 0;
}

/** Whether a leaning product is its own mirror image apart from the lean: a cup without a handle, a bottle, a vase. */
function isTurned(silhouette: Silhouette, extent: Extent, lean: number): boolean {
  const points = reducedPoints(silhouette, extent);
  const overlap = mirrorOverlap(points, lean);
  return overlap > TURNED && overlap - mirrorOverlap(points, 0) > LEAST_GAIN;
}

/** Heights at which the middle of the body and of its base is measured: shares of the height. */
const [HALF_WAY, BASE_AT] = [0.5, 0.12];

/** Lean of the product's base, degrees clockwise: of the middle part of its underside. */
function baseLean(silhouette: Silhouette, { bottom, top }: Extent): number {
  const { alpha, width } = silhouette;
  const row = Math.round(bottom - BASE_AT * (bottom - top));
  const line = alpha.subarray(row * width, (row + 1) * width);
  const [left, right] = [line.findIndex((v) => v >= 0.5), line.findLastIndex((v) => v >= 0.5)];
  const inset = INSET * (right - left);
  const underside = undersideOf(silhouette);
  const columns = [...underside.keys()].filter((x) => x >= left + inset && x <= right - inset && underside[x]! >= row);
  return columns.length < 6
    ? 0
    : (Math.atan(
        slopeOf(
          columns,
          columns.map((x) => underside[x]!),
        ),
      ) *
        180) /
        Math.PI;
}

/**
 * The upper edge: its depth from the top, its minimum width, and the maximum distance of its middle from the body's: shares of the product's
 * height and width.
 */
const UPPER = { within: 0.12, width: 0.35, beside: 0.12 };

/** Lean of the upper edge if it is broad and above the body: a lid, a rim, the top of a box. Null for a knob, a handle, or a pump's nozzle. */
function topLean({ alpha, width }: Silhouette, { left, right, top, bottom }: Extent): number | null {
  const limit = top + UPPER.within * (bottom - top);
  const edge = Array.from({ length: right - left }, (_, i) => {
    for (let y = top; y < limit; y++) if ((alpha[y * width + left + i] ?? 0) >= 0.5) return y;
    return null;
  });
  const [from, to] = [edge.findIndex((y) => y !== null), edge.findLastIndex((y) => y !== null)];
  const inset = INSET * (to - from);
  const columns = [...edge.keys()].filter((i) => i >= from + inset && i <= to - inset && edge[i] !== null);
  if (columns.length < UPPER.width * (right - left)) return null;
  const middle = left + (from + to) / 2;
  // The middle of a box over its corner is measured half-way up, that of a pot with a spout at its base.
  const beside = [HALF_WAY, BASE_AT].map((up) => {
    const row = Math.round(bottom - up * (bottom - top)) * width;
    const line = alpha.subarray(row, row + width);
    return Math.abs(middle - (line.findIndex((v) => v >= 0.5) + line.findLastIndex((v) => v >= 0.5)) / 2);
  });
  if (Math.min(...beside) > UPPER.beside * (right - left)) return null;
  const slope = slopeOf(
    columns,
    columns.map((i) => edge[i] ?? 0),
  );
  return (Math.atan(slope) * 180) / Math.PI;
}

/** Share ignored at each end of an edge, because its corners are round. */
const INSET = 0.18;

/** Slope of the line through points, by least squares. */
function slopeOf(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] ?? 0) - meanY), 0);
  return over / xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
}

/** Mean lean of the two outlines over the middle of the height; null unless both are straight there. */
function sidesLean({ alpha, width }: Silhouette, { top, bottom }: Extent): number | null {
  const rows = Array.from({ length: 13 }, (_, i) => Math.round(top + (bottom - top) * (0.36 + (0.46 * i) / 12)));
  const lines = rows.map((row) => alpha.subarray(row * width, (row + 1) * width));
  const leans = [
    lines.map((line) => line.findIndex((v) => v >= 0.5)),
    lines.map((line) => line.findLastIndex((v) => v >= 0.5)),
  ].map((xs) => straightLean(xs, rows));
  const [left, right] = leans;
  if (left === undefined || right === undefined || left === null || right === null) return null;
  return (left + right) / 2;
}

/** Lean of the line through points, degrees clockwise; null if some are off the line. */
function straightLean(xs: readonly number[], rows: readonly number[]): number | null {
  const n = xs.length;
  const [meanX, meanY] = [xs.reduce((a, b) => a + b, 0) / n, rows.reduce((a, b) => a + b, 0) / n];
  const slope = slopeOf(rows, xs);
  const off = Math.max(...rows.map((y, i) => Math.abs((xs[i] ?? 0) - meanX - slope * (y - meanY))));
  return off < 2.5 ? (-Math.atan(slope) * 180) / Math.PI : null;
}

const GRID = 112;
/** Height of the base, in grid steps of which the product has 80. */
const BASE_ROWS = 7;

function symmetryLean(silhouette: Silhouette, extent: Extent): number {
  const points = reducedPoints(silhouette, extent);
  const tried = Array.from({ length: 4 * MOST_DEG + 1 }, (_, i) => -MOST_DEG + i / 2).map((degrees) => ({
    degrees,
    overlap: mirrorOverlap(points, degrees),
  }));
  const best = tried.reduce((one, other) => (other.overlap > one.overlap ? other : one));
  const upright = tried.find(({ degrees }) => degrees === 0)?.overlap ?? 1;
  return best.overlap > SYMMETRIC && best.overlap - upright > 0.005 ? best.degrees : 0;
}

/** Opaque points around the product's centre, its longer side scaled to 80 grid steps. */
function reducedPoints({ alpha, width }: Silhouette, { left, top, right, bottom }: Extent): { x: number; y: number }[] {
  const step = Math.max(right - left, bottom - top) / 80;
  const points: { x: number; y: number }[] = [];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      if ((alpha[Math.floor(y) * width + Math.floor(x)] ?? 0) < 0.5) continue;
      points.push({ x: (x - (left + right) / 2) / step, y: (y - (top + bottom) / 2) / step });
    }
  }
  return points;
}

/**
 * Fraction of the product that its mirror image covers, rotated back by an angle, about the best vertical axis over its base:
 * elsewhere a handle could pass for half of the product.
 */
function mirrorOverlap(points: readonly { x: number; y: number }[], degrees: number): number {
  const [sine, cosine] = [Math.sin((-degrees * Math.PI) / 180), Math.cos((-degrees * Math.PI) / 180)];
  const grid = new Uint8Array(GRID * GRID);
  const cells = points.map(({ x, y }) => ({
    x: Math.round(x * cosine - y * sine + GRID / 2),
    y: Math.round(x * sine + y * cosine + GRID / 2),
  }));
  for (const { x, y } of cells) grid[y * GRID + x] = 1;
  const lowest = cells.reduce((most, { y }) => Math.max(most, y), 0);
  const base = cells.filter(({ y }) => y > lowest - BASE_ROWS).map(({ x }) => x);
  const middle = Math.min(...base) + Math.max(...base);
  let best = 0;
  for (let twice = middle - 5; twice <= middle + 5; twice++) {
    let both = 0;
    for (const { x, y } of cells) both += grid[y * GRID + Math.min(GRID - 1, Math.max(0, twice - x))] ?? 0;
    best = Math.max(best, both);
  }
  return best / cells.length;
}
