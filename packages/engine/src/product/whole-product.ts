import { createCanvas } from '@napi-rs/canvas';
import type { Product } from '../model.ts';
import { canvasOf, smoothFor } from '../pixels/rasters.ts';

const whole = new WeakMap<Product, Product>();

/** The same photo shown whole instead of its product, whose place in it is certain. */
export function wholeProduct(product: Product): Product {
  const known = whole.get(product);
  if (known) return known;
  const { photo, box } = product;
  const frame = { left: 0, top: 0, width: photo.width, height: photo.height };
  const fresh: Product = {
    ...product,
    cutout: photo,
    box: frame,
    score: 0,
    about: box,
    found: foundIn(product),
    isPart: true,
  };
  whole.set(product, fresh);
  return fresh;
}

/** Longer side of the reduced opacity. */
const FOUND_PX = 160;

function foundIn({ photo, cutout, box }: Product): NonNullable<Product['found']> {
  const ratio = Math.min(1, FOUND_PX / Math.max(photo.width, photo.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(photo.width * ratio)),
    Math.max(1, Math.round(photo.height * ratio)),
  );
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  smoothFor(ctx, ratio);
  ctx.scale(width / photo.width, height / photo.height);
  ctx.drawImage(canvasOf(cutout), box.left, box.top, box.width, box.height);
  const pixels = canvas.data();
  return { data: Uint8Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]!), width, height };
}
