import type { Box, Raster } from '../model.ts';
import { type Crossing, traceOutline } from './trace-outline.ts';

/** The outline is looked for this far from where it should be, as a share of the product's longer side… */
const REACH = 0.025;
/** …and counts as found when it lies no further off than this: half a per cent is not seen. */
const TOLERANCE = 0.006;
/** Samples on either side of the expected place, and shifts tried either way. */
const HALF = 24;
const SHIFTS = 20;
/** Mean squared error in levels by which the worst shift must exceed the best; else there is no edge to be found. */
const MIN_GAIN = 60;
/** Fewer points than this tell nothing. */
const MIN_SEEN = 24;

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Share of the product's outline that lies in the picture where the cut-out has it. Across each of some three hundred
 * points of the outline the cut-out's own profile, over the ground the picture shows outside it, is moved until it fits
 * best; a point counts as found when that is within 0.6 % of the product's longer side. Null when product and ground
 * are too alike to tell.
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

/** By how many pixels of the picture the outline lies further out than expected; null when that cannot be told. */
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

/** Mean squared difference of what is shown and of the profile over the ground, moved outwards by `shift` samples. */
function errorOf(shown: readonly Rgba[], profile: readonly Rgba[], ground: Rgba, shift: number): number {
  let sum = 0;
  for (const [k, pixel] of shown.entries()) {
    const own = profile[k + SHIFTS - shift]!;
    const alpha = own[3] / 255;
    for (const c of [0, 1, 2] as const) sum += (pixel[c] - (own[c] * alpha + ground[c] * (1 - alpha))) ** 2;
  }
  return sum / (3 * shown.length);
}
