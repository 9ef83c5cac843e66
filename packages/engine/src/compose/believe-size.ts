import type { CategoryId } from '../identifiers.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** Longer side, in metres, of a thing one would expect in the category. Rough on purpose: it only orders things. */
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

/**
 * How high the product stands in a set, as a share of the room there is: a mug lower than a bottle, a bottle lower than
 * a chair, but none so small that the picture is about the table. Squat things are smaller than slim ones.
 */
export function believableShare({ aspect }: PreparedProduct, category: CategoryId | null): number {
  const longer = category ? USUAL_SIZE_M[category] : 0.22;
  const squat = aspect > 0.7 && aspect < 1.5 ? 0.55 : 1;
  const heightM = longer * squat * Math.min(1, 1 / aspect);
  return Math.min(0.96, Math.max(0.5, 0.62 + 0.17 * Math.log2(heightM / 0.1)));
}
