import type { FirstLook, Job, StyleId } from '@vitrine/contract';
import { allowedIn } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';
import type { PictureLook } from '../../database/schema.ts';
import { presentLook, type VariationRow } from './variations.repository.ts';
import { NO_ADJUSTMENT } from './wished-adjustment.ts';

/**
 * The initial look of a picture that the seller arranged before paying; null if it is as composed. Adjustments that its style
 * does not support are dropped.
 */
export function firstLook(
  style: StyleId,
  seed: number,
  { scene = 0, adjustment = NO_ADJUSTMENT }: FirstLook = {},
): PictureLook | null {
  const allowed = allowedIn(style, adjustment);
  const isNeutral = isDeepStrictEqual(allowed, NO_ADJUSTMENT);
  if (scene === 0 && isNeutral) return null;
  return { texts: {}, scene, seed, ...(!isNeutral && { adjustment: allowed }) };
}

/**
 * The current looks, for another set of the same photos. A scene index counts from the seed, so it is dropped if the look has
 * another seed than the picture's first version.
 */
export function looksOf(rows: readonly VariationRow[]): Job['looks'] {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const { scene, seed, adjustment } = presentLook(row);
      const hasPlace = scene !== 0 && seed === row.seed;
      if (!hasPlace && adjustment === undefined) return [];
      return [[row.style, { ...(hasPlace && { scene }), ...(adjustment !== undefined && { adjustment }) }]];
    }),
  );
}
