import type { Kind } from '../goods/kinds.ts';
import { ABOVE_DEG, isLowFromAbove, isSeenFromAbove, isSeenLying } from './is-seen-lying.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** How a product was seen, as far as its pictures have to go by that. */
export type Pose = Pick<PreparedProduct, 'lies' | 'isFromAbove' | 'isLow'> & Partial<Pick<PreparedProduct, 'pitchDeg'>>;

/**
 * The one place where it is settled on which ground a product is shown. What has no foot, or was seen from above, lies: every style shows it on
 * ground that is seen from above. What is low and was seen from half above stands, with its shadow close around it.
 * @param product where `isFromAbove` is set, that was measured and counts; else the kind's usual height tells
 */
export function poseOf(product: PreparedProduct, kind: Kind | null): Pose {
  const isFromAbove = product.isFromAbove ?? isSeenFromAbove(product, kind);
  if (isFromAbove) return { lies: true, isFromAbove };
  if (isSeenLying(product, kind)) return { lies: true };
  return isLowFromAbove(product, kind) ? { isLow: true, pitchDeg: ABOVE_DEG } : {};
}
