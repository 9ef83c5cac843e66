import type { PreparedProduct } from '../product/prepare-product.ts';

/** Width ÷ height from which a product would be a strip in a square, and from which it gets the most space; that space in units. */
const [LONG, LONGEST] = [1.7, 2.6];
const MOST = 850;

/**
 * Maximum width of a product in a square or portrait picture: a long product gets nearly all of it, otherwise it would be a strip in an empty
 * room.
 */
export function widestFor({ aspect }: PreparedProduct, usual: number): number {
  const share = Math.min(1, Math.max(0, (aspect - LONG) / (LONGEST - LONG)));
  return usual + share * Math.max(0, MOST - usual);
}
