import { undersideOf } from '../pixels/measure-alpha.ts';
import { project } from '../pixels/matrix.ts';
import type { UnitPoint } from '../page/picture.ts';
import { type PreparedProduct, standingOf } from '../product/prepare-product.ts';
import { findBase } from './find-base.ts';
import { type Slab, slabOf } from './shadow-slab.ts';
import { depthOf, type Stance, type Stand, unitsPerMetreAt } from './stand-product.ts';
import type { Stage } from './stage.ts';

/** What a silhouette tells of the body that stands there, as far as it casts a shadow. */
export interface Body {
  stand: Stand;
  /** Middle of its base on the floor, metres. */
  origin: Stance['middle'];
  /** Unit vector on the floor through the feet at both of its ends; null for what stands on one, and turns to the light. */
  line: readonly [number, number] | null;
  /** Silhouette pixels: where the origin stands, how many a metre takes across, and how the ground line rises along the line. */
  baseX: number;
  baseY: number;
  pixelsPerMetre: number;
  rise: number;
  /** Rows that a metre upwards takes: seen from above it is foreshortened. */
  rowsPerMetre: number;
  slices: readonly Slice[];
  /** Half the width of what stands about the base's middle, row by row, metres; it is as deep as that times `depth`. */
  halfWidths: Float32Array;
  depth: number;
  /** The least that light may meet a body's cards at: of a solid one no light sees them from their edges, for it is as deep as they stand apart. */
  leastFacing: number;
  /** What lies flat over the feet of what stands on several, if anything. */
  slab: Slab | null;
}

/** A copy of the silhouette before or behind the body's middle: of a round body it is narrower. */
export interface Slice {
  /** How far behind, as a share of the body's depth in that row, and metres besides. */
  share: number;
  metres: number;
  /** Width as a share of the silhouette's. */
  width: number;
}

/** Share of the width that feet must span for the product to stand in their line: a car seen at an angle shows one side's wheels. */
const LEAST_SPAN = 0.36;
/** Where the width of the upper end is read, as a share of the height. */
const NEAR_TOP = 0.04;
/** Width by height up to which a thing is taken for round, and from which it faces the camera nearly as it is. */
const [ROUND, WIDE, LEAST_TURN] = [0.9, 1.7, 0.15];
/** Width by height from which a body is low. */
const LOW_BODY = 1.25;
/** Light whose shadows have edges, degrees, and the slices on each side of the middle at which no steps are seen in those. */
const [SHARP_DEG, SHARP_HALF] = [4, 10];
/** How far before and behind the middle of a body its slices lie, as a share of its depth. */
const BESIDE = 0.75;
/** The same of a box over its corner, which gets narrower evenly. */
const HALF_WAY = 0.5;
/** What hangs low between its feet, a car, has feet on its far side as well: so far behind, as a share of the way between those seen. */
const SOLID_DEPTH = 0.4;
/** So many slices that in light from along its side no stripes are seen between their shadows. */
const SOLID_SLICES = 13;
const LEAST_FACING = 0.3;
/** How low that is, as a share of the height, and over which share of the way. */
const [LOW, LOW_SHARE] = [0.3, 0.7];
/** Thickness by the way between its feet up to which a thing is a bow or a frame of tubes. */
const THIN = 0.16;
const NO_WIDTHS = new Float32Array(1);

/** How far what stands on one foot turns to the light, 0–1: what is wide is not round. */
export function roundness({ product }: Stand): number {
  const { aspect } = product;
  // A bowl or a plate is wide, and as deep.
  if (findBase(product)?.isBulging) return 1;
  return Math.min(1, Math.max(LEAST_TURN, (WIDE - aspect) / (WIDE - ROUND)));
}

/** Reads the body of what stands there off its silhouette. */
export function bodyOf(stage: Stage, stand: Stand): Body {
  const [leftmost, last] = [stand.feet[0], stand.feet.at(-1)];
  if (!leftmost || !last) throw new RangeError('A standing product has feet');
  const several = last.front.x - leftmost.front.x > LEAST_SPAN * stand.visible.w;
  const lowest = stand.feet.reduce((one, other) => (other.front.y > one.front.y ? other : one), leftmost);
  const first = several ? leftmost : lowest;
  const [from, to] = [pixelOf(stage, stand, first), pixelOf(stage, stand, last)];
  const perMetre = unitsPerMetreAt(stage, project(stage.floorToFrame, first.middle.x, first.middle.y)) / stand.scale;
  const shared = {
    stand,
    origin: first.middle,
    baseX: from.x,
    baseY: from.y,
    depth: findBase(stand.product)?.isBulging ? 1 : Math.min(1, depthOf(stand.product)),
  };
  if (!several) return { ...shared, ...roundOf(stage, stand, from, perMetre) };
  const run = Math.hypot(last.middle.x - first.middle.x, last.middle.y - first.middle.y) || 1;
  const line = [(last.middle.x - first.middle.x) / run, (last.middle.y - first.middle.y) / run] as const;
  const solid = isSolid(stand.product);
  const standing = {
    ...shared,
    line,
    pixelsPerMetre: (to.x - from.x) / run,
    rise: (to.y - from.y) / run,
    rowsPerMetre: rowsOf(stage, from.y - stand.product.extent.top, perMetre, 0),
    halfWidths: NO_WIDTHS,
    slices: slicesOver(stand, first.middle, line, run),
    leastFacing: solid ? LEAST_FACING : 0,
  };
  if (solid) return { ...standing, slab: null };
  const slab = slabOf(stand.product, standing, [from.x, to.x]);
  return { ...standing, slab, ...(!slab && bowOf(standing, to.x - from.x, run)) };
}

/** Of a bow or a frame of tubes, which is about as deep as it is thick: slices before and behind its middle. */
function bowOf(
  { stand, slices }: Pick<Body, 'stand' | 'slices'>,
  span: number,
  run: number,
): Pick<Body, 'slices' | 'leastFacing'> | null {
  const thick = thicknessOf(stand.product) / Math.max(1, span);
  if (thick > THIN) return null;
  const beside = [-thick, thick].map((share) => ({ share: 0, metres: share * run, width: 1 }));
  return { slices: [...slices, ...beside], leastFacing: 2 * thick };
}

/** What turns to the light, standing on one foot. */
function roundOf(stage: Stage, stand: Stand, { x, y }: UnitPoint, pixelsPerMetre: number) {
  return {
    line: null,
    pixelsPerMetre,
    rise: 0,
    rowsPerMetre: rowsOf(stage, y - stand.product.extent.top, pixelsPerMetre, halfTopOf(stand.product)),
    halfWidths: halfWidthsOf(stand, x, pixelsPerMetre),
    slices: slicesOf(stage, stand),
    leastFacing: 0,
    slab: null,
  };
}

/** How far before or behind its middle a body reaches at most, metres. */
export function deepest({ slices, halfWidths, depth }: Body): number {
  const widest = depth * halfWidths.reduce((one, other) => Math.max(one, other), 0);
  return Math.max(...slices.map(({ share, metres }) => Math.abs(metres) + Math.abs(share) * widest));
}

function pixelOf(stage: Stage, { box, scale }: Stand, { middle }: Stance): UnitPoint {
  const { x, y } = project(stage.floorToFrame, middle.x, middle.y);
  return { x: (x - box.x) / scale, y: (y - box.y) / scale };
}

/**
 * Rows of the silhouette that a metre upwards takes. Of the rows seen above the middle of a round thing's base the uppermost are the far
 * half of its top, which is no higher than the top's middle.
 */
function rowsOf({ pitchDeg }: Stage, seen: number, perMetre: number, halfTop: number): number {
  const [sine, cosine] = [Math.sin((pitchDeg * Math.PI) / 180), Math.cos((pitchDeg * Math.PI) / 180)];
  const beyond = Math.min(0.5 * seen, halfTop * sine);
  return (perMetre * cosine * seen) / Math.max(1, seen - beyond);
}

/** Half the width of a product just under its upper end, silhouette pixels. */
function halfTopOf({ silhouette: { alpha, width }, extent: { top, bottom } }: PreparedProduct): number {
  const row = Math.round(top + NEAR_TOP * (bottom - top)) * width;
  const line = alpha.subarray(row, row + width);
  return Math.max(0, line.findLastIndex((v) => v >= 0.5) - line.findIndex((v) => v >= 0.5)) / 2;
}

function halfWidthsOf({ product }: Stand, baseColumn: number, perMetre: number): Float32Array {
  const { alpha, width, height } = standingOf(product).silhouette;
  return Float32Array.from({ length: height }, (_, row) => {
    const line = alpha.subarray(row * width, (row + 1) * width);
    const [left, right] = [line.findIndex((v) => v >= 0.5), line.findLastIndex((v) => v >= 0.5)];
    // A handle or a spout is no body.
    return left < 0 ? 0 : Math.max(0, Math.min(baseColumn - left, right + 1 - baseColumn)) / perMetre;
  });
}

/**
 * Slices from the front of a body to its back: of a round one the outer ones are narrower, of a box they are not unless it stands over its
 * corner. What is low is cut into more: light from above would fall between three.
 */
function slicesOf({ light }: Stage, stand: Stand): Slice[] {
  const isCorner = findBase(stand.product)?.isCorner === true;
  const outer = isCorner ? HALF_WAY : BESIDE;
  const half = stand.product.aspect > LOW_BODY ? (light.softnessDeg < SHARP_DEG ? SHARP_HALF : 3) : 1;
  return Array.from({ length: 2 * half + 1 }, (_, i) => {
    const share = (outer * (i - half)) / half;
    const narrowed = isCorner ? Math.abs(share) : (1 - Math.sqrt(1 - share ** 2)) * roundness(stand);
    return { share, metres: 0, width: 1 - narrowed };
  });
}

/** Of what stands on several feet, from the nearest of them to the farthest. */
function slicesOver(
  { feet, product }: Stand,
  origin: Stance['middle'],
  [lineX, lineY]: readonly [number, number],
  run: number,
): Slice[] {
  const away = feet.map(({ middle }) => (middle.y - origin.y) * lineX - (middle.x - origin.x) * lineY);
  const solid = isSolid(product);
  const [least, most] = [Math.min(0, ...away), Math.max(solid ? SOLID_DEPTH * run : 0, ...away)];
  const count = solid ? SOLID_SLICES : 3;
  const places = Array.from({ length: count }, (_, i) => least + ((most - least) * i) / (count - 1));
  return [...new Set(places)].map((metres) => ({ share: 0, metres, width: 1 }));
}

/** How thick what a product is made of is in the mean, silhouette pixels: its area by half its outline. */
function thicknessOf({ silhouette: { alpha, width } }: PreparedProduct): number {
  let [area, outline] = [0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const inside = (alpha[i] ?? 0) >= 0.5;
    if (inside) area++;
    if (inside !== (alpha[i - 1] ?? 0) >= 0.5) outline++;
    if (inside !== (alpha[i - width] ?? 0) >= 0.5) outline++;
  }
  // Steps of pixels are longer than the outline that they follow.
  return (2 * area) / Math.max(1, outline * 0.8);
}

function isSolid({ silhouette, extent, feet }: PreparedProduct): boolean {
  const [from, to] = [feet[0]?.x ?? 0, feet.at(-1)?.x ?? 0];
  const between = undersideOf(silhouette).subarray(Math.round(from), Math.round(to));
  const limit = extent.bottom - LOW * (extent.bottom - extent.top);
  return between.filter((row) => row > limit).length > LOW_SHARE * between.length;
}
