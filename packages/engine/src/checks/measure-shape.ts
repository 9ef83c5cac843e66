import type { Box, Raster } from '../model.ts';
import { type Crossing, traceOutline } from './trace-outline.ts';

/** The outline is searched within this distance of its expected position, as a fraction of the product's longer side… */
const REACH = 0.025;
/** …and counts as found within this distance: half a per cent is not visible. */
const TOLERANCE = 0.006;
/** Samples on either side of the expected position, and shifts tried in either direction. */
const HALF = 24;
const SHIFTS = 20;
/** Mean squared error in levels by which the worst shift must exceed the best; otherwise there is no edge. */
const MIN_GAIN = 60;
/** Fewer points are not conclusive. */
const MIN_SEEN = 24;

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Fraction of the product's outline that is in the same place as in the cut-out. Across each of about three hundred outline
 * points, the cut-out's own profile over the picture's background is shifted until it fits best; a point counts as found within
 * 0.6 % of the product's longer side. Null if product and background are too similar.
 * @param box where the whole cut-out is drawn
 */
export function measureShape(picture: Raster, cutout: Raster, box: Box): number | null {
  const longer = Math.max(box.width, box.height);
  const reach = Math.max(REACH * longer, 5);
  const tolerance = Math.max(TOLERANCE * longer, 1.5);
  let [seen, found] = [0, 0];
  for (const crossing of traceOutline(cutout)) {
    const shift = findShift(picture, cutout, box, crossing, reach);
    if (shift === null) continue;
    seen++;
    if (Math.abs(shift) <= tolerance) found++;
  }
  return seen < MIN_SEEN ? null : found / seen;
}

/** By how many picture pixels the outline is further out than expected; null if unknown. */
function findShift(picture: Raster, cutout: Raster, box: Box, crossing: Crossing, reach: number): number | null {
  const { u, v, dx, dy } = crossing;
  const step = reach / HALF;
  const shown: Rgba[] = [];
  for (let k = -HALF; k < HALF; k++) {
    const t = (k + 0.5) * step;
    const pixel = colourAt(picture, box.left + u * box.width + dx * t, box.top + v * box.height + dy * t);
    if (pixel === null) return null;
    shown.push(pixel);
  }
  const ratio = cutout.width / box.width;
  const drawn = (k: number): Rgba => {
    const t = (k + 0.5) * step * ratio;
    return colourAt(cutout, u * cutout.width + dx * t, v * cutout.height + dy * t) ?? CLEAR;
  };
  const profile = Array.from({ length: 2 * (HALF + SHIFTS) }, (_, i) => drawn(i - HALF - SHIFTS));
  const ground = meanOf(shown.slice(-HALF / 3));
  const errors = Array.from({ length: 2 * SHIFTS + 1 }, (_, i) => errorOf(shown, profile, ground, i - SHIFTS));
  const best = Math.min(...errors);
  return Math.max(...errors) - best < MIN_GAIN ? null : (errors.indexOf(best) - SHIFTS) * step;
}

const CLEAR: Rgba = [0, 0, 0, 0];

function colourAt({ data, width, height }: Raster, x: number, y: number): Rgba | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const i = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!];
}

function meanOf(colours: readonly Rgba[]): Rgba {
  const mean = (c: 0 | 1 | 2): number => colours.reduce((sum, colour) => sum + colour[c], 0) / colours.length;
  return [mean(0), mean(1), mean(2), 255];
}

/** Mean squared difference between the picture and the profile over the background, shifted outwards by `shift` samples. */
function errorOf(shown: readonly Rgba[], profile: readonly Rgba[], ground: Rgba, shift: number): number {
  let sum = 0;
  for (const [k, pixel] of shown.entries()) {
    const own = profile[k + SHIFTS - shift]!;
    const alpha = own[3] / 255;
    for (const c of [0, 1, 2] as const) sum += (pixel[c] - (own[c] * alpha + ground[c] * (1 - alpha))) ** 2;
  }
  return sum / (3 * shown.length);
}
