import type { PreparedProduct } from '../product/prepare-product.ts';
import { type Room, sizeIn } from './stand-product.ts';

/** Share of a frame's height below which the middle of a product does not lie; of what lies, and has no floor to stand on, that is the picture's. */
const LOWEST_MIDDLE = { standing: 0.57, lying: 0.52 };

/**
 * Where a product stands in a frame, units from the top: where the style has its floor, but what is low and wide, or lies, higher up: else most of the
 * picture would be empty above it.
 * @param floor where the style has what is tall
 */
export function raiseLow(product: PreparedProduct, room: Room, floor: number, frameHeight: number): number {
  const middle = product.lies ? LOWEST_MIDDLE.lying : LOWEST_MIDDLE.standing;
  return Math.min(floor, middle * frameHeight + sizeIn(product, room).h / 2);
}
