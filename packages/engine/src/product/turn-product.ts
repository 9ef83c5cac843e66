import type { PreparedProduct } from './prepare-product.ts';
import { prepareProduct } from './prepare-product.ts';
import { warpRaster } from '../page/warp-raster.ts';

const turned = new WeakMap<PreparedProduct, PreparedProduct>();

/**
 * The product as if it had been turned a little around its vertical axis: one side comes nearer and grows, the other
 * falls back. A photo has one side only, so the turn stays under 25° and prints keep readable.
 */
export function turnProduct(product: PreparedProduct): PreparedProduct {
  const known = turned.get(product);
  if (known) return known;
  const { cutout } = product.product;
  const [w, h] = [cutout.width, cutout.height];
  const [near, far, squeeze] = [0.018, 0.05, 0.94];
  const quad = [
    { x: 0, y: h * near * 0.4 },
    { x: w * squeeze, y: h * (far + 0.012) },
    { x: w * squeeze, y: h * (1 - far * 0.62) },
    { x: 0, y: h },
  ];
  const warped = warpRaster(cutout, quad, Math.round(w * squeeze), h);
  // What is known of it and not measured stays.
  const fresh = { ...product, ...prepareProduct({ ...product.product, cutout: warped }) };
  turned.set(product, fresh);
  return fresh;
}
