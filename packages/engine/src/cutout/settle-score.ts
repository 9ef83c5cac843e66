import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask } from '../pixels/plane.ts';
import { isProvedByGround } from './is-proved-by-ground.ts';
import { openOutline } from './open-outline.ts';

/** Share of an outline without a visible edge from which the seller is asked to look at it, and its score then. */
const [OPEN, AT_MOST_OPEN] = [0.06, 0.79];
/** Least score of a mask that the photo's ground proves. */
const PROVED = 0.85;

/**
 * The score after a look at the photo itself: what stands out alone from one colour is right, an outline without an edge seldom.
 * @param rated from rateCutOut @param pixels at the mask's size
 */
export function settleScore(rated: number, mask: Mask, pixels: OpaquePixels): number {
  if (rated < PROVED && isProvedByGround(mask, pixels)) return PROVED;
  return rated > AT_MOST_OPEN && openOutline(mask, pixels) >= OPEN ? AT_MOST_OPEN : rated;
}
