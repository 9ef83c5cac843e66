import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Box, HintStroke } from '../model.ts';
import { drawStrokes, SETTLED } from './draw-strokes.ts';
import { toLab } from '../pixels/to-lab.ts';

/** How far beyond its rim a stroke may affect pixels of exactly its colour, in brush widths. */
const REACH_WIDTHS = 2.5;
/** The minimum, in pixels of the mask: the thinnest brush still rounds the edge that it touches. */
const LEAST_REACH_PX = 3;
/** Colour differences (CIE76) that are noise, texture or shading: they cost nothing. */
const [SAME_COLOUR, NO_EDGE] = [12, 5];
/** Cost of each further unit per pixel of the path, in pixels; an edge is paid once, where it is crossed. */
const [COST_OF_COLOUR, COST_OF_EDGE] = [0.25, 0.5];
/** Passes over the part, so that paths around corners are found too. */
const PASSES = 3;
/** Minimum share of the stroke's middle that a colour covers to count as one of its colours. */
const LEAST_SHARE = 0.03;
const BIN = 8;

type Lab = readonly [number, number, number];

/**
 * Pixels that a stroke may affect: those with a short path from below the brush, where colours other than the stroke's and edges make the
 * path longer. @param pixels at the mask's size @returns 1 where it may, including the covered pixels
 */
export function reachOfStroke(pixels: OpaquePixels, stroke: HintStroke): Uint8Array {
  const { width, height } = pixels;
  const covered = drawStrokes([stroke], width, height).data;
  const reach = Math.max(LEAST_REACH_PX, REACH_WIDTHS * 2 * stroke.radius * Math.max(width, height));
  const part = partAround(covered, reach, pixels);
  const reached = new Uint8Array(width * height);
  if (part === null) return reached;
  const labs = labsOf(pixels, part);
  const colours = coloursUnder(pixels, stroke);
  const cost = labs.map((lab) => 1 + COST_OF_COLOUR * Math.max(0, leastDifference(lab, colours) - SAME_COLOUR));
  const way = new Float32Array(labs.length);
  const placeOf = (i: number): number => (part.top + Math.floor(i / part.width)) * width + part.left + (i % part.width);
  for (let i = 0; i < way.length; i++) way[i] = covered[placeOf(i)] === SETTLED.open ? Infinity : 0;
  for (let pass = 0; pass < PASSES; pass++) {
    sweep({ way, labs, cost }, part, 1);
    sweep({ way, labs, cost }, part, -1);
  }
  for (let i = 0; i < way.length; i++) if (way[i]! <= reach) reached[placeOf(i)] = 1;
  return reached;
}

interface Ways {
  /** The shortest path found to each pixel of the part, in pixels. */
  way: Float32Array;
  labs: readonly Lab[];
  /** Cost of each pixel. */
  cost: readonly number[];
}

/** Passes over the part from its first pixel to its last, or back, and extends the paths of the neighbours already passed. */
function sweep({ way, labs, cost }: Ways, { width, height }: Box, step: 1 | -1): void {
  const from: readonly (readonly [number, number, number])[] = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, Math.SQRT2],
    [1, -1, Math.SQRT2],
  ];
  for (let k = 0; k < way.length; k++) {
    const i = step === 1 ? k : way.length - 1 - k;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy, length] of from) {
      const [u, v] = [x + dx * step, y + dy * step];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const before = v * width + u;
      if (way[before]! + length >= way[i]!) continue;
      const edge = COST_OF_EDGE * Math.max(0, differ(labs[i]!, labs[before]!) - NO_EDGE);
      way[i] = Math.min(way[i]!, way[before]! + length * cost[i]! + edge);
    }
  }
}

/** The rectangle that contains all paths; null if the stroke covers nothing. */
function partAround(
  covered: Uint8Array,
  reach: number,
  { width, height }: { width: number; height: number },
): Box | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  covered.forEach((value, i) => {
    if (value === SETTLED.open) return;
    const x = i % width;
    const y = (i - x) / width;
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  });
  if (right < 0) return null;
  const room = Math.ceil(reach);
  [left, top] = [Math.max(0, left - room), Math.max(0, top - room)];
  return {
    left,
    top,
    width: Math.min(width, right + room + 1) - left,
    height: Math.min(height, bottom + room + 1) - top,
  };
}

function labsOf({ data, width }: OpaquePixels, part: Box): Lab[] {
  return Array.from({ length: part.width * part.height }, (_, i) => {
    const at = 3 * ((part.top + Math.floor(i / part.width)) * width + part.left + (i % part.width));
    return toLab(data[at]!, data[at + 1]!, data[at + 2]!);
  });
}

/** The colours below the middle of the brush: its rim often covers other objects. */
function coloursUnder({ data, width, height }: OpaquePixels, stroke: HintStroke): Lab[] {
  const bins = new Map<string, { sum: [number, number, number]; count: number }>();
  let count = 0;
  drawStrokes([{ ...stroke, radius: stroke.radius / 2 }], width, height).data.forEach((value, i) => {
    if (value === SETTLED.open) return;
    const lab = toLab(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
    const key = lab.map((each) => Math.round(each / BIN)).join(' ');
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bins.set(key, { sum: [bin.sum[0] + lab[0], bin.sum[1] + lab[1], bin.sum[2] + lab[2]], count: bin.count + 1 });
    count++;
  });
  const frequent = [...bins.values()].filter((bin) => bin.count >= LEAST_SHARE * count);
  const listed = frequent.length > 0 ? frequent : [...bins.values()];
  return listed.map((bin) => [bin.sum[0] / bin.count, bin.sum[1] / bin.count, bin.sum[2] / bin.count]);
}

const differ = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const leastDifference = (lab: Lab, colours: readonly Lab[]): number =>
  colours.reduce((least, colour) => Math.min(least, differ(lab, colour)), Infinity);
