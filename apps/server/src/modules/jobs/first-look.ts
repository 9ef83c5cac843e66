import type { FirstLook, Job, StyleId } from '@vitrine/contract';
import { allowedIn } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';
import type { PictureLook } from '../../database/schema.ts';
import { presentLook, type VariationRow } from './variations.repository.ts';
import { NO_ADJUSTMENT } from './wished-adjustment.ts';

/** How a picture is first made where the seller arranged it before paying; null where it is as composed. What its style does not take is left out. */
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
 * How pictures are arranged now, as another set of the same photos takes it. A place is counted from the seed: of a picture that was
 * composed from another one it would be another place.
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
