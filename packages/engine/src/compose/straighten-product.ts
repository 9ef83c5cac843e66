import { createCanvas } from '@napi-rs/canvas';
import type { Box, Product } from '../model.ts';
import { extentOf, feetOf, silhouetteOf, undersideOf, widthAt, type Silhouette } from './measure-alpha.ts';
import { canvasOf, rasterOf, resized } from './rasters.ts';

const SILHOUETTE_PX = 400;
/** Less is not seen, more is rather the product's own shape than a crooked camera. */
const LEAST_DEG = 0.7;
const MOST_DEG = 6;
const straightened = new WeakMap<Product, Product>();

/**
 * Sets a product upright that was photographed with a crooked camera: its base is levelled by at most 6°. Products
 * whose base does not tell (several feet, an uneven underside) come back unchanged, as does one that stands straight.
 */
export function straightenProduct(product: Product): Product {
  const known = straightened.get(product);
  if (known) return known;
  const roll = rollOf(silhouetteFor(product));
  const fresh = Math.abs(roll) < LEAST_DEG ? product : turned(product, -roll);
  straightened.set(product, fresh);
  return fresh;
}

function silhouetteFor({ cutout }: Product): Silhouette {
  const canvas = canvasOf(cutout);
  const ratio = Math.min(1, SILHOUETTE_PX / Math.max(canvas.width, canvas.height));
  return silhouetteOf(rasterOf(resized(canvas, canvas.width * ratio, canvas.height * ratio)), ratio);
}

/**
 * Degrees by which the base is turned clockwise; 0 when it cannot be told. The underside of a round base is half an
 * ellipse; turned a little, its two ends differ in height by their distance times the tangent of the turn. The sides
 * must agree: taken together they lean by the same angle.
 */
export function rollOf(silhouette: Silhouette): number {
  const extent = extentOf(silhouette);
  const feet = feetOf(silhouette, extent);
  const [foot] = feet;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  if (!foot || feet.length > 1) return 0;
  const a = Math.min(widthAt(silhouette, extent.bottom - 0.2 * w) / 2, foot.halfWidth * 4);
  if (a < 14 || a < 0.2 * w) return 0;
  const row = Math.round(extent.bottom - Math.max(6, 0.35 * a));
  const centre = middleAt(silhouette, row);
  const slopes = [0.45, 0.55, 0.65, 0.75].map((share) => {
    const [left, right] = [underAt(silhouette, centre - share * a), underAt(silhouette, centre + share * a)];
    return left < 0 || right < 0 ? Number.NaN : (right - left) / (2 * share * a);
  });
  const base = (Math.atan(median(slopes)) * 180) / Math.PI;
  const spread = Math.max(...slopes) - Math.min(...slopes);
  if (!Number.isFinite(base) || spread > 0.05 || Math.abs(base) > MOST_DEG) return 0;
  const lean = leanOf(silhouette, extent.top + 0.25 * h, extent.bottom - 0.3 * a - 0.04 * h);
  return lean === null || Math.abs(lean - base) < 5 ? base : 0;
}

function underAt(silhouette: Silhouette, x: number): number {
  return undersideOf(silhouette)[Math.round(x)] ?? -1;
}

function middleAt({ alpha, width }: Silhouette, row: number): number {
  const line = alpha.subarray(row * width, (row + 1) * width);
  return (line.findIndex((v) => v >= 0.5) + line.findLastIndex((v) => v >= 0.5)) / 2;
}

/** Lean of the left outline from the vertical, degrees, when it is nearly straight there; else null. */
function leanOf({ alpha, width }: Silhouette, top: number, bottom: number): number | null {
  const rows = Array.from({ length: 9 }, (_, i) => Math.round(top + ((bottom - top) * i) / 8));
  const xs = rows.map((row) => alpha.subarray(row * width, (row + 1) * width).findIndex((v) => v >= 0.5));
  const slopes = xs.slice(1).map((x, i) => (x - (xs[i] ?? x)) / Math.max(1, (rows[i + 1] ?? 0) - (rows[i] ?? 0)));
  const spread = Math.max(...slopes) - Math.min(...slopes);
  return spread > 0.12 ? null : (-Math.atan(median(slopes)) * 180) / Math.PI;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function turned(product: Product, degrees: number): Product {
  const { cutout, box } = product;
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.cos(angle)];
  const width = Math.ceil(cutout.width * cosine + cutout.height * sine);
  const height = Math.ceil(cutout.height * cosine + cutout.width * sine);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.translate(width / 2, height / 2);
  ctx.rotate(angle);
  ctx.drawImage(canvasOf(cutout), -cutout.width / 2, -cutout.height / 2);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const turnedBox: Box = {
    left: Math.round(box.left + (cutout.width - width) / 2),
    top: Math.round(box.top + (cutout.height - height) / 2),
    width,
    height,
  };
  return { ...product, cutout: { data, width, height }, box: turnedBox };
}
