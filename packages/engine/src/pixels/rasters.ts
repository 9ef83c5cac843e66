import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Raster } from '../model.ts';

/** A canvas with these pixels. */
export function canvasOf(raster: Raster): Canvas {
  const canvas = createCanvas(raster.width, raster.height);
  canvas.getContext('2d').putImageData(new ImageData(raster.data, raster.width, raster.height), 0, 0);
  return canvas;
}

/** A copy of the canvas's pixels. Skia premultiplies colours, which makes no difference for an opaque picture. */
export function rasterOf(canvas: Canvas): Raster {
  const bytes = canvas.data();
  return {
    data: new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length),
    width: canvas.width,
    height: canvas.height,
  };
}

/** Frees a canvas's pixels at once: the garbage collector does not see how much memory such a small object holds. */
export function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/**
 * Chooses Skia's filter for a picture drawn at `ratio` of its size. `high` is bicubic and sharp but skips pixels in large
 * reductions (measured: a fine pattern at an eighth loses a third of its light); `medium` has mipmaps.
 */
export function smoothFor(ctx: SKRSContext2D, ratio: number): void {
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = ratio < 0.6 ? 'medium' : 'high';
}

/** A copy whose longer side is at most `sidePx`. */
export function reduced(raster: Raster, sidePx: number): Raster {
  const ratio = Math.min(1, sidePx / Math.max(raster.width, raster.height));
  const full = canvasOf(raster);
  const small = rasterOf(resized(full, raster.width * ratio, raster.height * ratio));
  release(full);
  return small;
}

/** A resized drawing, without skipped pixels. */
export function resized(source: Canvas, widthPx: number, heightPx: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(widthPx)), Math.max(1, Math.round(heightPx)));
  const ctx = canvas.getContext('2d');
  smoothFor(ctx, canvas.width / source.width);
  ctx.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
