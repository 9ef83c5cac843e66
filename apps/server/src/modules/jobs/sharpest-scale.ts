import { readChecks } from './read-checks.ts';
import { lookOf, type VariationRow } from './variations.repository.ts';

/** Enlargement of the photo's pixels, in each direction, above which manual scaling looks blurred. */
const MOST_ENLARGED = 2;

/**
 * The largest factor for scaling a product by hand without enlarging the photo too much; at least 1. Unbounded if the shown
 * picture has no measurement.
 */
export function sharpestScale(
  variation: Pick<VariationRow, 'checks' | 'look' | 'seed' | 'widthPx' | 'heightPx'>,
): number {
  const enlargement = readChecks(variation)?.enlargement ?? null;
  const { adjustment } = lookOf(variation);
  return sharpestFactor(enlargement === null ? null : enlargement / (adjustment?.scale ?? 1));
}

/** The same for a product that a final already enlarges by this factor; null: unknown. */
export const sharpestFactor = (enlargement: number | null): number =>
  enlargement === null || enlargement <= 0 ? Infinity : Math.max(1, MOST_ENLARGED / enlargement);
