import type { PreparedProduct } from '../product/prepare-product.ts';

/** Width by height from which a thing is a strip in a square, and from which it has the most room; units of that. */
const [LONG, LONGEST] = [1.7, 2.6];
const MOST = 850;

/** How wide a product may be in a square picture or a higher one: what is long has nearly all of it, else it is a strip in an empty room. */
export function widestFor({ aspect }: PreparedProduct, usual: number): number {
  const share = Math.min(1, Math.max(0, (aspect - LONG) / (LONGEST - LONG)));
  return usual + share * Math.max(0, MOST - usual);
}
