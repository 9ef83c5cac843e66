import { createCanvas } from '@napi-rs/canvas';
import type { Product } from '../model.ts';
import { silhouetteOf, type Extent } from '../pixels/measure-alpha.ts';
import { leanOf } from './measure-lean.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';

const SILHOUETTE_PX = 400;
/** Less is not visible. */
const LEAST_DEG = 0.7;
const straightened = new WeakMap<Product, Product>();

/**
 * Straightens a product photographed with a tilted camera: a rotation, never a change of shape. Products with an inconclusive
 * outline, or already straight, are returned unchanged.
 */
export function straightenProduct(product: Product): Product {
  const known = straightened.get(product);
  if (known) return known;
  const lean = isAtSide(product) ? 0 : measure(product);
  const fresh = Math.abs(lean) < LEAST_DEG ? product : turned(product, -lean);
  straightened.set(product, fresh);
  // A straightened product is not straightened again.
  straightened.set(fresh, fresh);
  return fresh;
}

/** Fraction of the photo's width up to which a product touches its side. */
const TOUCHING = 0.004;

/** Whether it touches one side of its photo, and not both as in a cropped photo: rotated, the cut edge would be tilted. */
const isAtSide = ({ photo, box }: Product): boolean =>
  box.left <= TOUCHING * photo.width !== photo.width - box.left - box.width <= TOUCHING * photo.width;

function measure({ cutout }: Product): number {
  const ratio = Math.min(1, SILHOUETTE_PX / Math.max(cutout.width, cutout.height));
  const small = resized(canvasOf(cutout), cutout.width * ratio, cutout.height * ratio);
  return leanOf(silhouetteOf(rasterOf(small), ratio));
}

function turned(product: Product, degrees: number): Product {
  const { cutout, box } = product;
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.cos(angle)];
  const { width: w, height: h } = cutout;
  const [width, height] = [Math.ceil(w * cosine + h * sine), Math.ceil(h * cosine + w * sine)];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.translate(width / 2, height / 2);
  ctx.rotate(angle);
  ctx.drawImage(canvasOf(cutout), -w / 2, -h / 2);
  const { left, top, right, bottom } = opaqueIn(ctx.getImageData(0, 0, width, height).data, width);
  const cropped = { width: right - left, height: bottom - top };
  const { data } = ctx.getImageData(left, top, cropped.width, cropped.height);
  const [x, y] = [box.left + (w - width) / 2 + left, box.top + (h - height) / 2 + top];
  return { ...product, cutout: { data, ...cropped }, box: { left: Math.round(x), top: Math.round(y), ...cropped } };
}

/** Bounds of what is not fully transparent. */
function opaqueIn(data: Uint8ClampedArray, width: number): Extent {
  const bounds = { left: width, top: data.length / 4 / width, right: 0, bottom: 0 };
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 8) continue;
    const [x, y] = [((i - 3) / 4) % width, Math.floor(i / 4 / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = y + 1;
  }
  return bounds;
}
