import type { Product } from '../model.ts';

const whole = new WeakMap<Product, Product>();

/** The same photo shown whole instead of its product, whose place in it is certain. */
export function wholeProduct(product: Product): Product {
  const known = whole.get(product);
  if (known) return known;
  const { photo, box } = product;
  const frame = { left: 0, top: 0, width: photo.width, height: photo.height };
  const fresh: Product = { ...product, cutout: photo, box: frame, score: 0, about: box, isPart: true };
  whole.set(product, fresh);
  return fresh;
}
