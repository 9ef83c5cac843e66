import type { PreparedProduct } from '../product/prepare-product.ts';
import { type Room, sizeIn } from './stand-product.ts';

/** Lowest position for the middle of a standing product, and the middle of a flat one: shares of the frame's height. */
const [LOWEST_MIDDLE, LYING_MIDDLE] = [0.57, 0.5];

/**
 * The line that a product stands on, units from the top: the style's own line, but higher for a low, wide product, above which most of the
 * picture would be empty. A flat product has no floor and is centred.
 * @param floor the style's line for tall products
 */
export function raiseLow(product: PreparedProduct, room: Room, floor: number, frameHeight: number): number {
  const half = sizeIn(product, room).h / 2;
  return product.lies ? LYING_MIDDLE * frameHeight + half : Math.min(floor, LOWEST_MIDDLE * frameHeight + half);
}
