import type { Adjustment, HandSheet } from '@vitrine/contract';
import { placeLayer } from './place-layer.ts';

const BLENDS = { normal: 'source-over', multiply: 'multiply', screen: 'screen' } as const;

/** Draws a sheet's layers with its product adjusted. */
export function drawSheet(
  ctx: CanvasRenderingContext2D,
  sheet: HandSheet,
  images: readonly CanvasImageSource[],
  hand: Adjustment,
): void {
  const { width, height } = sheet;
  ctx.imageSmoothingQuality = 'high';
  for (const [at, layer] of sheet.layers.entries()) {
    const image = images[at];
    if (image === undefined) continue;
    const { area } = layer;
    ctx.save();
    ctx.globalCompositeOperation = BLENDS[layer.blend];
    const place = placeLayer(sheet, layer, hand);
    if (place) {
      ctx.translate(place.to.x, place.to.y);
      ctx.scale(place.factor, place.factor);
      ctx.translate(place.middle.x - place.from.x, place.middle.y - place.from.y);
      ctx.rotate(place.turn);
      ctx.translate(-place.middle.x, -place.middle.y);
    }
    ctx.drawImage(image, area.left * width, area.top * height, area.width * width, area.height * height);
    ctx.restore();
  }
}
