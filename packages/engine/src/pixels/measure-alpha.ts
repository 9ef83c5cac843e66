import { cutTail } from './cut-tail.ts';
import { findWheel } from './find-wheel.ts';
import type { Raster } from '../model.ts';

/** The product's silhouette at reduced size: opacity 0–1, rows from the top. */
export interface Silhouette {
  alpha: Float32Array;
  width: number;
  height: number;
  /** Silhouette pixels per cut-out pixel. */
  ratio: number;
}

/** A contact of the product with the floor, in silhouette pixels. */
export interface Foot {
  x: number;
  y: number;
  halfWidth: number;
}

/** Bounds of what is at least half opaque, in silhouette pixels; right and bottom are exclusive. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Extracts the opacity of a reduced cut-out. */
export function silhouetteOf(raster: Raster, ratio: number): Silhouette {
  const alpha = new Float32Array(raster.width * raster.height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = (raster.data[i * 4 + 3] ?? 0) / 255;
  return { alpha, width: raster.width, height: raster.height, ratio };
}

/** Bounds of the product; the whole raster if nothing is opaque. */
export function extentOf({ alpha, width, height }: Silhouette): Extent {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((alpha[y * width + x] ?? 0) < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: width, bottom: height };
}

/** For every column the row below its lowest opaque pixel; -1 for an empty column. */
export function undersideOf({ alpha, width, height }: Silhouette): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y--) if ((alpha[y * width + x] ?? 0) >= 0.5) return y + 1;
    return -1;
  });
}

/**
 * Fractions of the height: how far a leg protrudes from its surroundings, and how far above the lowest end another leg may end.
 */
const [LEG, HIGHEST_LEG] = [0.12, 0.45];
/** Maximum width of a leg's end as a fraction of the product's. */
const WIDEST_LEG = 0.12;
/** The same including what rises beside its end. */
const SPLAYED = 0.2;
/**
 * The same if one foot is far in front of everything else, like a tripod's front leg: the others appear in front of the product's
 * own curve.
 */
const LEAN_LEG = 0.04;
/** Minimum number of legs; two may be the ends of a strap. */
const LEAST_LEGS = 3;

/**
 * The product's contacts with the floor: every run of columns that reaches into the lowest fifth of its height. One for a bottle,
 * two for headphones, up to four for a chair. With legs, those that end higher in the picture because they are farther away count
 * too: two tables side by side, a stool seen from above.
 */
export function feetOf(whole: Silhouette, seen: Extent): Foot[] {
  // A cable in front of a product ends lower in the picture than the product's base.
  const tripod = tripodOf(undersideOf(whole), seen);
  if (tripod) return tripod;
  const floor = cutTail(whole, seen);
  const silhouette = { ...whole, alpha: whole.alpha.subarray(0, floor * whole.width), height: floor };
  const extent = { ...seen, bottom: floor };
  const underside = undersideOf(silhouette);
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const limit = extent.bottom - 0.2 * h;
  const feet: Foot[] = [];
  for (let start = extent.left; start < extent.right; start++) {
    if ((underside[start] ?? -1) <= limit) continue;
    let end = start;
    while (end < extent.right && (underside[end] ?? -1) > limit) end++;
    if (end - start > 0.035 * w) feet.push(footOf(underside, start, end, Math.max(1.5, 0.02 * h)));
    start = end;
  }
  const legs = legsOf(underside, extent);
  if (legs.length >= LEAST_LEGS && legs.length > feet.length) return legs;
  const [only] = feet;
  if (only && feet.length === 1) {
    const wheel = findWheel(underside, extent, only);
    const other = wheel && footOf(underside, ...wheel, Math.max(1.5, 0.02 * h));
    if (other) return [only, other].toSorted((one, next) => one.x - next.x);
    only.halfWidth = wideBase(silhouette, extent, only);
  }
  return feet.length > 0 ? feet : [{ x: (extent.left + extent.right) / 2, y: extent.bottom, halfWidth: w / 3 }];
}

/** Three legs, the front one between the others and clearly lower: not a cable, which has nothing on both of its sides. */
function tripodOf(underside: Int32Array, extent: Extent): Foot[] | null {
  const legs = legsOf(underside, extent, LEAN_LEG);
  const [one, front, other] = legs;
  if (legs.length !== LEAST_LEGS || !one || !front || !other) return null;
  const h = extent.bottom - extent.top;
  const isFront = front.y - Math.max(one.y, other.y) > LEG * h && Math.abs(one.y - other.y) < LEG * h;
  const isWide = other.x - one.x > 0.5 * (extent.right - extent.left);
  return isFront && isWide ? legs : null;
}

/**
 * Narrow ends with nothing of the product beside them at the same height: a leg may be splayed, so that its lower edge rises
 * gradually.
 */
function legsOf(underside: Int32Array, { left, right, top, bottom }: Extent, least = LEG): Foot[] {
  const [w, h] = [right - left, bottom - top];
  const [tolerance, rise] = [Math.max(1.5, 0.02 * h), least * h];
  const at = (x: number): number => (x < left || x >= right ? -1 : (underside[x] ?? -1));
  const legs: Foot[] = [];
  for (let x = left; x < right; x++) {
    const low = at(x);
    if (low <= bottom - HIGHEST_LEG * h || low < at(x - 1)) continue;
    let [start, end] = [x, x + 1];
    while (at(start - 1) > low - rise && at(start - 1) < low) start--;
    while (at(end) > low - rise && at(end) <= low) end++;
    // An end that continues lower is none, and a wide one is not a leg.
    if (Math.max(at(start - 1), at(end)) > low - rise || end - start > SPLAYED * w) continue;
    const foot = footOf(underside, start, end, tolerance);
    if (foot.halfWidth * 2 < WIDEST_LEG * w) legs.push(foot);
    x = end - 1;
  }
  return legs;
}

/** A round base curves up at its sides: it is wider than its contact with the lowest line. */
function wideBase(silhouette: Silhouette, extent: Extent, foot: Foot): number {
  const body = widthAt(silhouette, extent.bottom - 0.12 * (extent.right - extent.left)) / 2;
  return Math.max(foot.halfWidth, Math.min(foot.halfWidth * 1.25, body));
}

function footOf(underside: Int32Array, start: number, end: number, tolerance: number): Foot {
  const run = underside.subarray(start, end);
  const y = run.reduce((lowest, row) => Math.max(lowest, row), 0);
  const touching = [...run.keys()].filter((i) => (run[i] ?? 0) > y - tolerance);
  const [first, last] = [touching[0] ?? 0, touching.at(-1) ?? 0];
  return { x: start + (first + last + 1) / 2, y, halfWidth: Math.max((last - first + 1) / 2, 2) };
}

/** Width of the silhouette in one row, from first to last opaque pixel. */
export function widthAt({ alpha, width, height }: Silhouette, row: number): number {
  const y = Math.min(height - 1, Math.max(0, Math.round(row)));
  const line = alpha.subarray(y * width, (y + 1) * width);
  return Math.max(0, line.findLastIndex((v) => v >= 0.5) - line.findIndex((v) => v >= 0.5));
}

/** Typical camera pitch of a photo taken standing in front of a table or over an object on the floor, degrees. */
export const USUAL_PITCH_DEG = 24;
/** Half width of a base, as a fraction of the product's width, from which a straight base may be the edge of a box. */
const BROAD_BASE = 0.36;
/** Sag of such a base, as a sine, below which it is inconclusive. */
const LEAST_SAG = { round: 0.02, broad: 0.16 };

/**
 * Camera pitch in degrees, from the sag of the underside: the near rim of a round base is half an ellipse with the half axes a
 * and a·sin(pitch). The typical pitch if the base is inconclusive: a straight edge has no sag at any pitch.
 */
export function pitchOf(silhouette: Silhouette, extent: Extent, feet: readonly Foot[]): number {
  const [foot] = feet;
  if (!foot || feet.length > 1) return USUAL_PITCH_DEG;
  const underside = undersideOf(silhouette);
  const bodyWidth = widthAt(silhouette, extent.bottom - 0.22 * (extent.right - extent.left));
  const a = Math.min(bodyWidth / 2, foot.halfWidth * 1.8);
  const at = (x: number): number => underside[Math.round(foot.x + x)] ?? -1;
  const sides = [at(-0.7 * a), at(0.7 * a)].filter((row) => row > 0);
  if (sides.length < 2 || a < 8) return USUAL_PITCH_DEG;
  const drop = extent.bottom - sides.reduce((sum, row) => sum + row, 0) / sides.length;
  const sine = drop / (1 - Math.sqrt(1 - 0.49)) / a;
  const isBroad = foot.halfWidth > BROAD_BASE * (extent.right - extent.left);
  const least = isBroad ? LEAST_SAG.broad : LEAST_SAG.round;
  return sine > least && sine < 0.75 ? (Math.asin(sine) * 180) / Math.PI : USUAL_PITCH_DEG;
}
