import { readChecks } from './read-checks.ts';
import { lookOf, type VariationRow } from './variations.repository.ts';

/** Pixels of the picture for one of the photo, in each direction, above which an enlargement by hand is seen to be soft. */
const MOST_ENLARGED = 2;

/**
 * The factor up to which a product may be scaled by hand without being enlarged too much; never less than its own size. Where the
 * shown picture tells nothing there is no bound.
 */
export function sharpestScale(
  variation: Pick<VariationRow, 'checks' | 'look' | 'seed' | 'widthPx' | 'heightPx'>,
): number {
  const enlargement = readChecks(variation)?.enlargement ?? null;
  const { adjustment } = lookOf(variation);
  return sharpestFactor(enlargement === null ? null : enlargement / (adjustment?.scale ?? 1));
}

/** The same for a product that a final enlarges so much at its own size; null: nobody knows. */
export const sharpestFactor = (enlargement: number | null): number =>
  enlargement === null || enlargement <= 0 ? Infinity : Math.max(1, MOST_ENLARGED / enlargement);
