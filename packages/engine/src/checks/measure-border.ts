import type { Raster } from '../model.ts';

function isWhite({ data }: Raster, i: number): boolean {
  return data[i] === 255 && data[i + 1] === 255 && data[i + 2] === 255;
}

/** Whether every pixel of the outermost frame is exactly 255, 255, 255. */
export function hasWhiteBorder(picture: Raster): boolean {
  const { width, height } = picture;
  for (let x = 0; x < width; x++) {
    if (!isWhite(picture, x * 4) || !isWhite(picture, ((height - 1) * width + x) * 4)) return false;
  }
  for (let y = 0; y < height; y++) {
    if (!isWhite(picture, y * width * 4) || !isWhite(picture, (y * width + width - 1) * 4)) return false;
  }
  return true;
}
