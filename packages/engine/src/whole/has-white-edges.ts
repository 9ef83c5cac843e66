import type { Raster } from '../model.ts';
import { reduced } from '../pixels/rasters.ts';

/** Longer side at which edges are judged, and width of the rim there, pixels. */
const [SIDE_PX, RIM_PX] = [96, 3];
/** Level from which a channel is white on a white page, and share of the rim that must be. */
const [WHITE, ALMOST_ALL] = [250, 0.97];

/** Whether a photo's ground is white on all sides, so that its edges cannot be seen on a white page. */
export function hasWhiteEdges(photo: Raster): boolean {
  const { data, width, height } = reduced(photo, SIDE_PX);
  let [rim, white] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= RIM_PX && y >= RIM_PX && x < width - RIM_PX && y < height - RIM_PX) continue;
      const i = 4 * (y * width + x);
      rim++;
      if (Math.min(data[i]!, data[i + 1]!, data[i + 2]!) >= WHITE) white++;
    }
  }
  return white >= ALMOST_ALL * rim;
}
