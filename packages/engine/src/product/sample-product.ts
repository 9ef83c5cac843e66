import sharp, { type Sharp } from 'sharp';
import type { Box, Product, Raster } from '../model.ts';

const SOLID = 250;

/**
 * A product from a photo and its exact outline, for tests and trials, without a cut-out step. The colours of the soft edge come
 * from the solid part beside it, so that the photo's background does not show through.
 */
export async function sampleProduct(photoPath: string, maskPath: string, longerSidePx?: number): Promise<Product> {
  const size = longerSidePx ? { width: longerSidePx, height: longerSidePx, fit: 'inside' as const } : {};
  const photo = await read(sharp(photoPath).rotate().resize(size).ensureAlpha());
  const mask = await sharp(maskPath).resize(photo.width, photo.height, { fit: 'fill' }).greyscale().raw().toBuffer();
  const box = boundsOf(mask, photo.width, photo.height);
  const cutout = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const from = (y + box.top) * photo.width + x + box.left;
      const solid = (mask[from] ?? 0) >= SOLID ? from : nearestSolid(mask, photo.width, from);
      const at = (y * box.width + x) * 4;
      for (let c = 0; c < 3; c++) cutout[at + c] = photo.data[solid * 4 + c] ?? 0;
      cutout[at + 3] = mask[from] ?? 0;
    }
  }
  return { photo, cutout: { data: cutout, width: box.width, height: box.height }, box, score: 1 };
}

async function read(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function boundsOf(mask: Uint8Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  mask.forEach((value, i) => {
    if (value < 8) return;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.floor(i / width) + 1;
  });
  return { left, top, width: right - left, height: bottom - top };
}

function nearestSolid(mask: Uint8Array, width: number, from: number): number {
  for (let reach = 1; reach <= 4; reach++) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        if ((mask[from + dy * width + dx] ?? 0) >= SOLID) return from + dy * width + dx;
      }
    }
  }
  return from;
}
