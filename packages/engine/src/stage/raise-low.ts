import type { PreparedProduct } from '../product/prepare-product.ts';
import { type Room, sizeIn } from './stand-product.ts';

/** Share of a frame's height below which the middle of what stands does not lie, and at which that of what lies does. */
const [LOWEST_MIDDLE, LYING_MIDDLE] = [0.57, 0.5];

/**
 * Where a product stands in a frame, units from the top: where the style has its floor, but what is low and wide higher up: else most of the
 * picture would be empty above it. What lies has no floor, and the picture's middle.
 * @param floor where the style has what is tall
 */
export function raiseLow(product: PreparedProduct, room: Room, floor: number, frameHeight: number): number {
  const half = sizeIn(product, room).h / 2;
  return product.lies ? LYING_MIDDLE * frameHeight + half : Math.min(floor, LOWEST_MIDDLE * frameHeight + half);
}
