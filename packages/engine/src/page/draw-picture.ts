import { clearAllCache, createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Raster } from '../model.ts';
import { addGrain } from './add-grain.ts';
import type { Frame, Layer, Picture } from './picture.ts';
import { rasterOf, release } from '../pixels/rasters.ts';

/** Pixels above which Skia's caches are worth giving back. */
const LARGE = 4_000_000;

/** Draws a picture at any size. The grain is the last layer, on pixels rather than on units. */
export function drawPicture(picture: Picture, widthPx: number, heightPx: number, seed: number): Raster {
  const canvas = createCanvas(widthPx, heightPx);
  const scale = widthPx / picture.frame.width;
  for (const layer of picture.layers) drawLayer(canvas, layer, picture.frame, scale);
  const raster = rasterOf(canvas);
  release(canvas);
  if (widthPx * heightPx > LARGE) clearAllCache();
  if (picture.grain > 0) addGrain(raster, picture.grain, seed);
  return raster;
}

/** Draws one layer; whatever it did to the context is undone after it. */
export function drawLayer(canvas: Canvas, layer: Layer, frame: Frame, scale: number): void {
  const ctx = canvas.getContext('2d');
  ctx.save();
  ctx.scale(scale, scale);
  layer.draw({ ctx, scale, frame });
  ctx.restore();
}

/** Some layers drawn small, to look at what lies beneath before deciding. */
export function probeLayers(frame: Frame, layers: readonly Layer[], longerSidePx: number): Raster {
  const scale = longerSidePx / Math.max(frame.width, frame.height);
  const canvas = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  for (const layer of layers) drawLayer(canvas, layer, frame, scale);
  return rasterOf(canvas);
}
