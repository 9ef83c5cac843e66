import { type LumaPlane, measureSharpness } from '../pixels/measure-sharpness.ts';
import type { Box, Raster } from '../model.ts';

/** Longer side at which a product is judged: typical of a shop's page, and small enough to average out film grain. */
const SIDE_PX = 512;
/** Sample points per side of a tile; all must be on the product. */
const PROBES = 5;

/**
 * Sharpness of the product in the picture (see measureSharpness), over tiles that are fully on it, so that neither its outline
 * nor a sharp background counts; null if it is too small or too plain.
 * @param box where the whole cut-out is drawn, inside the picture
 */
export function measureDetail(picture: Raster, cutout: Raster, box: Box): number | null {
  const plane = sampleLuma(picture, box, SIDE_PX);
  return measureSharpness(plane, (left, top, sidePx) => {
    for (let k = 0; k < PROBES * PROBES; k++) {
      const u = (left + ((k % PROBES) / (PROBES - 1)) * sidePx) / plane.width;
      const v = (top + (Math.floor(k / PROBES) / (PROBES - 1)) * sidePx) / plane.height;
      const [x, y] = [Math.floor(u * (cutout.width - 1)), Math.floor(v * (cutout.height - 1))];
      if (cutout.data[(y * cutout.width + x) * 4 + 3]! < 250) return false;
    }
    return true;
  });
}

/** Rec. 709 luma of a part of a picture, reduced by a whole factor (means of squares) to at most `sidePx`. */
function sampleLuma({ data, width: stride }: Raster, box: Box, sidePx: number): LumaPlane {
  const factor = Math.max(1, Math.ceil(Math.max(box.width, box.height) / sidePx));
  const [width, height] = [Math.max(1, Math.floor(box.width / factor)), Math.max(1, Math.floor(box.height / factor))];
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height * factor; y++) {
    let i = ((box.top + y) * stride + box.left) * 4;
    const row = Math.floor(y / factor) * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < factor; k++, i += 4) sum += 0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!;
      luma[row + x] = luma[row + x]! + sum / (factor * factor);
    }
  }
  return { luma, width, height };
}
