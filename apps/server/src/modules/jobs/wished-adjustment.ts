import type { Adjustment } from '@vitrine/contract';
import { allowedIn } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';
import type { PictureLook } from '../../database/schema.ts';
import { sharpestScale } from './sharpest-scale.ts';
import type { VariationRow } from './variations.repository.ts';

export const NO_ADJUSTMENT: Adjustment = { x: 0, y: 0, scale: 1, turn: 0, shadow: 'natural', ground: null };

/** The part of an adjustment that a picture supports, limited to sharp sizes; nothing if that changes nothing. */
export function wishedAdjustment(variation: VariationRow, wish: Adjustment | null): Pick<PictureLook, 'adjustment'> {
  if (wish === null) return {};
  const allowed = allowedIn(variation.style, wish);
  const adjustment = { ...allowed, scale: Math.min(allowed.scale, sharpestScale(variation)) };
  return isDeepStrictEqual(adjustment, NO_ADJUSTMENT) ? {} : { adjustment };
}
