import { createCanvas } from '@napi-rs/canvas';
import { blurBehind } from '../enhance/blur-behind.ts';
import type { Product } from '../model.ts';
import type { Plane } from '../pixels/plane.ts';
import { canvasOf, smoothFor } from '../pixels/rasters.ts';
import { resizePlane } from '../pixels/resize-plane.ts';

/** What is known about the product's place in its photo. */
interface Place {
  /** Whether the cut-out is certain to contain all that the photo shows of it. */
  isPart: boolean;
  /** The probability of each pixel to be product, 0–1; null if it is not known. The cut-out itself is as good if it is certain. */
  belief: Plane | null;
}

const CERTAIN: Place = { isPart: true, belief: null };
const whole = new WeakMap<Product, Product>();

/** The same photo shown whole instead of its product; the place given first for a product is kept. */
export function wholeProduct(product: Product, { isPart, belief }: Place = CERTAIN): Product {
  const known = whole.get(product);
  if (known) return known;
  const { photo, box } = product;
  const cut = opacityOf(product);
  const likely = belief ?? (isPart ? cut : null);
  const blurred = likely && blurBehind(photo, likely);
  const fresh: Product = {
    ...product,
    cutout: photo,
    box: { left: 0, top: 0, width: photo.width, height: photo.height },
    score: 0,
    about: box,
    found: foundOf(cut, likely),
    isPart,
    ...(blurred ? { blurredBehind: blurred } : {}),
  };
  whole.set(product, fresh);
  return fresh;
}

/** Longer side of the reduced opacity. */
const FOUND_PX = 160;

/** The cut-out's opacity, 0–1, framed like the photo and reduced. */
function opacityOf({ photo, cutout, box }: Product): Plane {
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
  return { data: Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]! / 255), width, height };
}

/** What was found, and what may belong to it, 0–255. */
function foundOf({ data, width, height }: Plane, likely: Plane | null): NonNullable<Product['found']> {
  const other = likely && resizePlane(likely, width, height).data;
  return { data: Uint8Array.from(data, (value, i) => 255 * Math.max(value, other?.[i] ?? 0)), width, height };
}
