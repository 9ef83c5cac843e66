import type { FirstLook, StyleId } from '@vitrine/contract';
import { allowedIn } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';
import type { PictureLook } from '../../database/schema.ts';
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
