import type { Box, Raster } from '../model.ts';

/** Alpha from which a pixel counts; the faintest rim would otherwise widen the box by several pixels. */
const COUNTS_FROM = 8;

/** Smallest box around all pixels that are not transparent; null when there is none. */
export function boundOpaque({ data, width, height }: Raster): Box | null {
  let [minX, maxX, minY, maxY] = [width, -1, height, -1];
  for (let y = 0, i = 3; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i]! < COUNTS_FROM) continue;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      maxY = y;
    }
  }
  return maxX < 0 ? null : { left: minX, top: minY, width: maxX - minX + 1, height: maxY - minY + 1 };
}
