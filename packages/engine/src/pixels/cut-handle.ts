import type { Extent, Silhouette } from './measure-alpha.ts';

/** Minimum and maximum thickness of a handle, and minimum width of the body right above its end: fractions of the product's width. */
const [THINNEST, THICKEST, BODY] = [0.1, 0.3, 0.55];
/** Minimum and maximum length below the body, and the height within which the body widens: fractions of the product's height. */
const [SHORTEST, LONGEST, SUDDEN] = [0.03, 0.28, 0.07];
/** Minimum distance from the body's sides: a fraction of its width. */
const CLEAR = 0.1;

/** Columns of a run of opaque pixels in one row; the end lies just outside. */
type Run = readonly [from: number, to: number];

/**
 * The product without a handle, a spout or a foot that points to the camera and so ends lower in the picture than the base: it stands on
 * the rest, because nothing stands on one narrow end. Null if there is none. A leg at a corner is thinner, and wheels come in several.
 */
export function cutHandle({ alpha, width }: Silhouette, { left, right, top, bottom }: Extent): Float32Array | null {
  const [w, h] = [right - left, bottom - top];
  const isHandle = (runs: readonly Run[]): boolean => runs.length === 1 && lengthOf(runs[0]!) <= THICKEST * w;
  const runsIn = (row: number): Run[] => runsOf(alpha.subarray(row * width, (row + 1) * width));
  let row = bottom - 1;
  while (row > top && isHandle(runsIn(row))) row--;
  const length = bottom - 1 - row;
  if (length < SHORTEST * h || length > LONGEST * h) return null;
  const handle = runsIn(row + 1 + Math.floor(length / 2))[0];
  const body = runsIn(Math.max(top, Math.round(row - SUDDEN * h)));
  const [base] = body;
  if (!handle || !base || body.length > 1 || runsIn(row).length > 1) return null;
  const clear = CLEAR * lengthOf(base);
  const isInFront = handle[0] > base[0] + clear && handle[1] < base[1] - clear;
  if (!isInFront || lengthOf(handle) < THINNEST * w || lengthOf(base) < BODY * w) return null;
  return alpha.map((value, i) => (i < (row + 1) * width ? value : 0));
}

function runsOf(line: Float32Array): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < line.length; x++) {
    if (line[x]! < 0.5) continue;
    const from = x;
    while (x < line.length && line[x]! >= 0.5) x++;
    runs.push([from, x]);
  }
  return runs;
}

const lengthOf = ([from, to]: Run): number => to - from;
