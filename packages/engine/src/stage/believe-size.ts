import type { Kind } from '../goods/kinds.ts';
import type { CategoryId } from '../identifiers.ts';
import type { SaidSize } from '../phrases/parse-size.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';

/** Usual longer side of a product in the category, metres. Rough on purpose: it only orders products by size. */
const USUAL_SIZE_M: Record<CategoryId, number> = {
  beauty: 0.18,
  kitchen: 0.22,
  electronics: 0.2,
  home: 0.38,
  fitness: 0.4,
  fashion: 0.34,
  pets: 0.26,
  baby: 0.26,
  health: 0.15,
  office: 0.26,
  crafts: 0.22,
  automotive: 0.34,
  garden: 0.4,
  food: 0.22,
  books: 0.25,
  toys: 0.24,
};
const USUAL_M = 0.22;
/** The same for a product with at least this many legs and no category: a chair, a table, a stand. */
const [LEGS, LEGGED_M] = [3, 0.75];

/** Beside objects of known size, a product may be drawn up to this much larger than it is. */
const MOST_ENLARGED = 1.5;
/**
 * How much closer the camera may come for a small product: on a table until the plate gets blurred, on a floor only as long as the room is
 * still visible.
 */
const MOST_NEARER = { table: 1.8, floor: 1.35 };
/**
 * However small the product, its longer side takes this share of the space: the picture is about it and not about the table, and the objects
 * that show its size are out of focus.
 */
const LEAST_SHARE = 0.68;
/** A clearly wide product takes up to this much more: otherwise it would be a strip in the middle of a floor. */
const WIDE = { from: 1.3, to: 2.2, more: 0.35 };
/**
 * A stated size may differ from the usual one by this factor. A larger difference means that something else was measured: the cable of a
 * lamp, the wheels of a bicycle. Large products vary less.
 */
const MOST_UNUSUAL = { small: 4, large: 1.9 };
const LARGE_M = 0.6;
/** The same without objects of known size. */
const LEAST_PRESENT = 0.5;
/** The same for a product lying on a plain background seen from above: nothing beside it makes it look too large. */
const LEAST_LYING = 0.85;
/** Outer ÷ inner volume of a vessel: walls and rim add about an eighth. */
const SHELL = 1.15;
/** Cups are 0.8 times as wide as high; a larger width comes from a handle or a spout. */
const CUP_WIDTH = 0.8;

/**
 * Longer side of a product, metres: the stated size if plausible, else the usual size of its kind, else of its category. Within a category,
 * squat products (a mug, a jar) are smaller than slim ones.
 */
export function longerSideOf(
  { aspect, feet }: PreparedProduct,
  category: CategoryId | null,
  said: SaidSize | null,
  kind: Kind | null = null,
): number {
  const told = said && metresOf(said, aspect);
  if (kind) return told && isUsual(told, kind) ? told : kind.longerM;
  if (told) return told;
  if (!category && feet.length >= LEGS) return LEGGED_M;
  const squat = aspect > 0.7 && aspect < 1.5 ? 0.55 : 1;
  return (category ? USUAL_SIZE_M[category] : USUAL_M) * squat;
}

function metresOf(said: SaidSize, aspect: number): number {
  if (said.of === 'longest side') return said.metres;
  return heightOfVessel(said.cubicMetres, aspect) * Math.max(1, aspect);
}

function isUsual(metres: number, { longerM }: Kind): boolean {
  const factor = longerM < LARGE_M ? MOST_UNUSUAL.small : MOST_UNUSUAL.large;
  return metres >= longerM / factor && metres <= longerM * factor;
}

/** Height in metres of a vessel with this volume: a cup is full to its rim, a bottle's neck and cap hold little. */
function heightOfVessel(cubicMetres: number, aspect: number): number {
  const width = Math.min(CUP_WIDTH, aspect);
  const filled = Math.min(1, 0.6 + Math.max(0, width - 0.45) * (0.4 / (CUP_WIDTH - 0.45)));
  return Math.cbrt((cubicMetres * SHELL) / ((Math.PI / 4) * width ** 2 * filled));
}

/**
 * Height of the product in a set, as a share of the available space: a mug is lower than a bottle, a bottle lower than a chair, but none so
 * small that the picture is about the table.
 * @param longerM longer side of the product, metres
 */
export function believableShare({ aspect, lies }: PreparedProduct, longerM: number): number {
  const heightM = longerM * Math.min(1, 1 / aspect);
  return Math.min(0.96, Math.max(lies === true ? LEAST_LYING : LEAST_PRESENT, 0.62 + 0.17 * Math.log2(heightM / 0.1)));
}

/**
 * The same in a set with objects of known size: at most MOST_ENLARGED times its real size, but at least LEAST_SHARE of the space.
 * @param room available height, units
 */
export function believableHeight(stage: Stage, product: PreparedProduct, longerM: number, room: number): number {
  const wanted = room * believableShare(product, longerM);
  if (!stage.scaled) return wanted;
  const wide = Math.min(1, Math.max(0, (product.aspect - WIDE.from) / (WIDE.to - WIDE.from)));
  const least = room * LEAST_SHARE * (1 + WIDE.more * wide) * Math.min(1, 1 / product.aspect);
  return Math.max(Math.min(wanted, mostHeight(stage, product, longerM)), least);
}

/** What is known of a set before it is staged. */
export interface MeasuredSet extends Pick<Stage, 'unitsPerMetre' | 'scaled'> {
  onFloor?: boolean;
}

/** How much closer the camera should come for the product to reach its believable height; 1 for large products. */
export function nearerFor(set: MeasuredSet, product: PreparedProduct, longerM: number, room: number): number {
  if (!set.scaled) return 1;
  const wanted = room * believableShare(product, longerM);
  const most = set.onFloor ? MOST_NEARER.floor : MOST_NEARER.table;
  return Math.min(most, Math.max(1, wanted / mostHeight(set, product, longerM)));
}

function mostHeight(
  { unitsPerMetre }: Pick<Stage, 'unitsPerMetre'>,
  { aspect }: PreparedProduct,
  longerM: number,
): number {
  return longerM * Math.min(1, 1 / aspect) * unitsPerMetre * MOST_ENLARGED;
}
