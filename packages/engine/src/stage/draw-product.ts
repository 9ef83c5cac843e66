import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { gainOf, graded } from './grade-product.ts';
import type { Layer, ProductMark, Surface, UnitBox } from '../page/picture.ts';
import { canvasOf, smoothFor } from '../pixels/rasters.ts';
import { relight, type Relight } from './relight-product.ts';
import type { Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';
import { wrapLight } from './wrap-light.ts';

export interface ProductWish {
  /** Light of the set on the product; if omitted, the product keeps the photo's light to the pixel. */
  relight?: Relight;
  /** The cut-out has been turned in perspective: its pixels are no longer the photo's. */
  turned?: boolean;
  /** Share of the surroundings' light at the edge; 0.2 in sets. */
  wrap?: number;
}

/** The layer with the main product, standing. */
export function drawProduct(stage: Stage, stand: Stand, wish: ProductWish = {}): Layer {
  const gain = gainOf(stand.product, stage);
  let overlays: Canvas[] | undefined;
  let cutout: Canvas | undefined;
  return {
    name: 'product',
    product: markOf(stand, wish.turned === true),
    draw(surface) {
      cutout ??= gain ? canvasOf(graded(stand.product.product.cutout, gain)) : stand.product.cutout;
      overlays ??= overlaysOf(stage, stand, wish);
      drawCutout(surface, cutout, overlays, stand.box);
    },
  };
}

/** Relighting and light wrap as one overlay: drawing each over millions of pixels is slower than combining them while they are small. */
function overlaysOf(stage: Stage, stand: Stand, wish: ProductWish): Canvas[] {
  const lit = wish.relight && relight(stand.product.silhouette, stage, wish.relight);
  const wrap = wish.wrap ? wrapLight(stage, stand, wish.wrap) : undefined;
  if (lit && wrap) lit.getContext('2d').drawImage(wrap, 0, 0);
  const overlay = lit ?? wrap;
  return overlay ? [overlay] : [];
}

function markOf({ visible, box, scale, product }: Stand, turned: boolean): ProductMark {
  return turned
    ? { box: visible, raster: null, unitsPerPixel: null }
    : { box: visible, raster: box, unitsPerPixel: scale * product.silhouette.ratio };
}

/** Draws a cut-out into a box, with its overlays clipped to it. */
export function drawCutout({ ctx, scale }: Surface, cutout: Canvas, overlays: readonly Canvas[], box: UnitBox): void {
  ctx.imageSmoothingQuality = 'high';
  const [width, height] = [Math.max(1, Math.round(box.w * scale)), Math.max(1, Math.round(box.h * scale))];
  const [x, y] = [Math.round(box.x * scale) / scale, Math.round(box.y * scale) / scale];
  const own = createCanvas(width, height);
  const inner = own.getContext('2d');
  smoothFor(inner, width / cutout.width);
  inner.drawImage(cutout, 0, 0, width, height);
  inner.globalCompositeOperation = 'source-atop';
  for (const overlay of overlays) inner.drawImage(overlay, 0, 0, width, height);
  // At 1:1 nothing needs smoothing, but Skia would still weigh sixteen neighbours for each of millions of pixels.
  ctx.imageSmoothingEnabled = !isPixelOnPixel(ctx, scale, x, y);
  ctx.drawImage(own, x, y, width / scale, height / scale);
}

/** Whether an image drawn at (x, y), in units, lies on whole pixels, unrotated and unscaled. */
function isPixelOnPixel(ctx: SKRSContext2D, scale: number, x: number, y: number): boolean {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-3;
  const isPlain = b === 0 && c === 0 && Math.abs(a - scale) < 1e-6 && Math.abs(d - scale) < 1e-6;
  return isPlain && isWhole(e + x * scale) && isWhole(f + y * scale);
}
