import { plates } from '@vitrine/scenes';
import type { CategoryId } from '../identifiers.ts';
import type { PreparedProduct } from './prepare-product.ts';

/**
 * Sets for a category's home. The oak counter has a kitchen behind it and so a scale: only for what stands on counters.
 * The marble floor before a wall may be large or small.
 */
const AT_HOME: Partial<Record<CategoryId, string>> = {
  kitchen: 'oak',
  food: 'oak',
  books: 'oak',
  toys: 'oak',
  crafts: 'oak',
};

/** The set where things of a category live. */
export function homeSet(category: CategoryId | null, product: PreparedProduct): string {
  return nearestPitch((category && AT_HOME[category]) ?? 'marble', product);
}

/** Of one set's views, the one taken from about as high as the product was photographed. */
function nearestPitch(set: string, { pitchDeg }: PreparedProduct): string {
  const views = [...plates.values()].filter(({ name }) => name === set || name.startsWith(`${set}_`));
  const best = views.toSorted(
    (a, b) => Math.abs(a.info.pitch_deg - pitchDeg) - Math.abs(b.info.pitch_deg - pitchDeg),
  )[0];
  return best?.name ?? set;
}
