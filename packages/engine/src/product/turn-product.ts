import type { PreparedProduct } from './prepare-product.ts';
import { prepareProduct } from './prepare-product.ts';
import { warpRaster } from '../page/warp-raster.ts';

/** Share of its area that lies where its mirror image does, from which a thing looks the same from all sides: a bottle, a bowl, a ball. */
const ROUND = 0.94;

const turned = new WeakMap<PreparedProduct, PreparedProduct>();

/**
 * The product as if it had been turned a little around its vertical axis: one side comes nearer and grows, the other
 * falls back. A photo has one side only, so the turn stays under 25° and prints keep readable. What looks the same from all sides stays as it is: turned,
 * it would only stand askew.
 */
export function turnProduct(product: PreparedProduct): PreparedProduct {
  const known = turned.get(product);
  if (known) return known;
  if (looksRound(product)) return product;
  const { cutout } = product.product;
  const [w, h] = [cutout.width, cutout.height];
  // Narrow, the same fall of its near edges over less width would tilt what stands straight: a neck, a shelf.
  const fall = Math.min(1, w / h);
  const [near, far, squeeze] = [0.018 * fall, 0.05 * fall, 0.94];
  const quad = [
    { x: 0, y: h * near * 0.4 },
    { x: w * squeeze, y: h * (far + 0.012 * fall) },
    { x: w * squeeze, y: h * (1 - far * 0.62) },
    { x: 0, y: h },
  ];
  const warped = warpRaster(cutout, quad, Math.round(w * squeeze), h);
  // What is known of it and not measured stays.
  const fresh = { ...product, ...prepareProduct({ ...product.product, cutout: warped }) };
  turned.set(product, fresh);
  return fresh;
}

/** Whether the outline is its own mirror image about its upright axis. */
function looksRound({ silhouette: { alpha, width }, extent }: PreparedProduct): boolean {
  let [both, either] = [0, 0];
  for (let y = extent.top; y < extent.bottom; y++) {
    for (let x = extent.left; x < extent.right; x++) {
      const [one, other] = [alpha[y * width + x] ?? 0, alpha[y * width + extent.left + extent.right - 1 - x] ?? 0];
      both += Math.min(one, other);
      either += Math.max(one, other);
    }
  }
  return both > ROUND * either;
}
