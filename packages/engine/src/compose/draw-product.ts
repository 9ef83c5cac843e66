import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { gainOf, graded } from './grade-product.ts';
import type { Layer, ProductMark, Surface, UnitBox } from './picture.ts';
import { canvasOf, smoothFor } from './rasters.ts';
import { relight, type Relight } from './relight-product.ts';
import type { Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';
import { wrapLight } from './wrap-light.ts';

export interface ProductWish {
  /** Light of the set on the product; left out, the product keeps the photo's light to the pixel. */
  relight?: Relight;
  /** The cut-out has been turned in perspective: its pixels are no longer the photo's. */
  turned?: boolean;
  /** Share of the surroundings' light at the edge; 0.2 in sets. */
  wrap?: number;
}

/** The layer that shows the main product, standing. */
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

function overlaysOf(stage: Stage, stand: Stand, wish: ProductWish): Canvas[] {
  return [
    ...(wish.relight ? [relight(stand.product.silhouette, stage, wish.relight)] : []),
    ...(wish.wrap ? [wrapLight(stage, stand, wish.wrap)] : []),
  ];
}

function markOf({ visible, box, scale, product }: Stand, turned: boolean): ProductMark {
  return turned
    ? { box: visible, raster: null, unitsPerPixel: null }
    : { box: visible, raster: box, unitsPerPixel: scale * product.silhouette.ratio };
}

/** Draws a cut-out into a box, its overlays clipped to it. */
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
  ctx.drawImage(own, x, y, width / scale, height / scale);
}
