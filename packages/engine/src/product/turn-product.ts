import type { PreparedProduct } from './prepare-product.ts';
import { prepareProduct } from './prepare-product.ts';
import { warpRaster } from '../page/warp-raster.ts';

/**
 * Fraction of its area that coincides with its mirror image, from which a product looks the same from all sides: a bottle, a
 * bowl, a ball.
 */
const ROUND = 0.94;

const turned = new WeakMap<PreparedProduct, PreparedProduct>();

/**
 * The product as if rotated slightly around its vertical axis: one side comes nearer and grows, the other recedes. A photo shows
 * one side only, so the angle stays under 25° and prints stay readable. A product that looks the same from all sides stays
 * unchanged: it would only look tilted.
 */
export function turnProduct(product: PreparedProduct): PreparedProduct {
  const known = turned.get(product);
  if (known) return known;
  if (looksRound(product)) return product;
  const { cutout } = product.product;
  const [w, h] = [cutout.width, cutout.height];
  // For a narrow product the same perspective over less width would tilt straight parts: a neck, a shelf.
  const fall = Math.min(1, w / h);
  const [near, far, squeeze] = [0.018 * fall, 0.05 * fall, 0.94];
  const quad = [
    { x: 0, y: h * near * 0.4 },
    { x: w * squeeze, y: h * (far + 0.012 * fall) },
    { x: w * squeeze, y: h * (1 - far * 0.62) },
    { x: 0, y: h },
  ];
  const warped = warpRaster(cutout, quad, Math.round(w * squeeze), h);
  // Known properties that are not measured stay.
  const fresh = { ...product, ...prepareProduct({ ...product.product, cutout: warped }) };
  turned.set(product, fresh);
  return fresh;
}

/** Whether the outline is symmetric about its vertical axis. */
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
