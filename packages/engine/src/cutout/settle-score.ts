import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask } from '../pixels/plane.ts';
import { isProvedByGround } from './is-proved-by-ground.ts';
import { openOutline } from './open-outline.ts';
import { isProvedBySides } from './straight/is-proved-by-sides.ts';

/** Share of an outline without a visible edge from which the seller is asked to look at it, and its score then. */
const [OPEN, AT_MOST_OPEN] = [0.06, 0.79];
/** Least score of a mask that the photo's ground or four straight edges prove. */
const PROVED = 0.85;

/**
 * The score after a look at the photo itself: what stands out alone from one colour is right, and so is a face with four straight edges; an
 * outline without an edge seldom is.
 * @param rated from rateCutOut @param pixels at the mask's size
 */
export async function settleScore(rated: number, mask: Mask, pixels: OpaquePixels): Promise<number> {
  const isDoubted = rated < PROVED && mask.data.includes(1);
  if (isDoubted && (isProvedByGround(mask, pixels) || (await isProvedBySides(mask, pixels)))) return PROVED;
  return rated > AT_MOST_OPEN && openOutline(mask, pixels) >= OPEN ? AT_MOST_OPEN : rated;
}
