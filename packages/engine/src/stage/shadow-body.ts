import { undersideOf } from '../pixels/measure-alpha.ts';
import { project } from '../pixels/matrix.ts';
import type { UnitPoint } from '../page/picture.ts';
import { type PreparedProduct, standingOf } from '../product/prepare-product.ts';
import { findBase } from './find-base.ts';
import { type Slab, slabOf } from './shadow-slab.ts';
import { depthOf, type Stance, type Stand, unitsPerMetreAt } from './stand-product.ts';
import type { Stage } from './stage.ts';

/** The body that casts the shadow, as far as its silhouette shows it. */
export interface Body {
  stand: Stand;
  /** Middle of its base on the floor, metres. */
  origin: Stance['middle'];
  /** Unit vector on the floor through the outermost feet; null for a body on one foot, which is turned towards the light. */
  line: readonly [number, number] | null;
  /** Silhouette pixels: position of the origin, pixels per metre across, and the ground line's rise along the line. */
  baseX: number;
  baseY: number;
  pixelsPerMetre: number;
  rise: number;
  /** Pixel rows per metre of height: foreshortened if seen from above. */
  rowsPerMetre: number;
  slices: readonly Slice[];
  /** Half width around the base's middle, row by row, metres; the depth is that times `depth`. */
  halfWidths: Float32Array;
  depth: number;
  /** Minimum angle at which light meets a body's cards: no light meets a solid body edge-on, because it is as deep as its cards are apart. */
  leastFacing: number;
  /** What lies flat above several feet, if anything. */
  slab: Slab | null;
}

/** A copy of the silhouette in front of or behind the body's middle: narrower for a round body. */
export interface Slice {
  /** Distance behind the middle, as a share of the body's depth in that row, plus metres. */
  share: number;
  metres: number;
  /** Width as a share of the silhouette's. */
  width: number;
}

/**
 * Minimum share of the width between the outermost feet for the product to stand along their line: a car seen at an angle shows the wheels of
 * one side.
 */
const LEAST_SPAN = 0.36;
/** Where the width of the top is measured, as a share of the height. */
const NEAR_TOP = 0.04;
/** Width ÷ height up to which a product counts as round, and from which it hardly turns to the light; the least turn. */
const [ROUND, WIDE, LEAST_TURN] = [0.9, 1.7, 0.15];
/** Width ÷ height from which a body is low. */
const LOW_BODY = 1.25;
/** Softness of a light whose shadows have edges, degrees, and the slices on each side of the middle that hide the steps in them. */
const [SHARP_DEG, SHARP_HALF] = [4, 10];
/** Distance of a body's slices in front of and behind its middle, as a share of its depth. */
const BESIDE = 0.75;
/** The same for a box seen over its corner, which narrows evenly. */
const HALF_WAY = 0.5;
/**
 * A body that hangs low between its feet (a car) has feet on its far side too: this far behind, as a share of the distance between the
 * visible ones.
 */
const SOLID_DEPTH = 0.4;
/** Enough slices that light from the side shows no stripes between their shadows. */
const SOLID_SLICES = 13;
const LEAST_FACING = 0.3;
/** How low it hangs, as a share of the height, and over which share of the distance. */
const [LOW, LOW_SHARE] = [0.3, 0.7];
/** Thickness ÷ distance between its feet up to which a product is a bow or a tube frame. */
const THIN = 0.16;
const NO_WIDTHS = new Float32Array(1);

/** How far a product on one foot turns towards the light, 0–1: a wide product is not round. */
export function roundness({ product }: Stand): number {
  const { aspect } = product;
  // A bowl or a plate is as deep as it is wide.
  if (findBase(product)?.isBulging) return 1;
  return Math.min(1, Math.max(LEAST_TURN, (WIDE - aspect) / (WIDE - ROUND)));
}

/** Reads the body of a standing product from its silhouette. */
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

/** A bow or a tube frame is about as deep as it is thick: slices in front of and behind its middle. */
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

/** A product on one foot turns towards the light. */
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

/** Largest distance of a body in front of or behind its middle, metres. */
export function deepest({ slices, halfWidths, depth }: Body): number {
  const widest = depth * halfWidths.reduce((one, other) => Math.max(one, other), 0);
  return Math.max(...slices.map(({ share, metres }) => Math.abs(metres) + Math.abs(share) * widest));
}

function pixelOf(stage: Stage, { box, scale }: Stand, { middle }: Stance): UnitPoint {
  const { x, y } = project(stage.floorToFrame, middle.x, middle.y);
  return { x: (x - box.x) / scale, y: (y - box.y) / scale };
}

/**
 * Silhouette rows per metre of height. Seen from above, the uppermost rows of a round product are the far half of its top, which is no higher
 * than the top's middle.
 */
function rowsOf({ pitchDeg }: Stage, seen: number, perMetre: number, halfTop: number): number {
  const [sine, cosine] = [Math.sin((pitchDeg * Math.PI) / 180), Math.cos((pitchDeg * Math.PI) / 180)];
  const beyond = Math.min(0.5 * seen, halfTop * sine);
  return (perMetre * cosine * seen) / Math.max(1, seen - beyond);
}

/** Half width of a product just below its top, silhouette pixels. */
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
    // A handle or a spout is not part of the body.
    return left < 0 ? 0 : Math.max(0, Math.min(baseColumn - left, right + 1 - baseColumn)) / perMetre;
  });
}

/**
 * Slices from the front of a body to its back: the outer ones of a round body are narrower, those of a box are not, unless it stands over its
 * corner. A low body gets more slices: light from above would pass between three.
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

/** For a product on several feet: from the nearest foot to the farthest. */
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

/** Mean thickness of the product's parts, silhouette pixels: its area divided by half its outline. */
function thicknessOf({ silhouette: { alpha, width } }: PreparedProduct): number {
  let [area, outline] = [0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const inside = (alpha[i] ?? 0) >= 0.5;
    if (inside) area++;
    if (inside !== (alpha[i - 1] ?? 0) >= 0.5) outline++;
    if (inside !== (alpha[i - width] ?? 0) >= 0.5) outline++;
  }
  // Pixel steps are longer than the outline that they follow.
  return (2 * area) / Math.max(1, outline * 0.8);
}

function isSolid({ silhouette, extent, feet }: PreparedProduct): boolean {
  const [from, to] = [feet[0]?.x ?? 0, feet.at(-1)?.x ?? 0];
  const between = undersideOf(silhouette).subarray(Math.round(from), Math.round(to));
  const limit = extent.bottom - LOW * (extent.bottom - extent.top);
  return between.filter((row) => row > limit).length > LOW_SHARE * between.length;
}
