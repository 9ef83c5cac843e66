import type { Product } from '../model.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';
import { toLab } from '../pixels/to-lab.ts';

/** Side to which both are reduced, pixels, and mean colour difference (CIE76) from which a buyer sees a before and an after. */
const [SIDE_PX, SEEN] = [48, 5];

/** Whether enhancement changed the uploaded photo visibly. */
export function isEnhanced({ photo, uploaded }: Pick<Product, 'photo' | 'uploaded'>): boolean {
  if (uploaded === undefined) return false;
  const [before, after] = [uploaded, photo].map((raster) => rasterOf(resized(canvasOf(raster), SIDE_PX, SIDE_PX)).data);
  const lab = (data: Uint8ClampedArray, i: number) => toLab(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
  let sum = 0;
  for (let i = 0; i < SIDE_PX ** 2; i++) {
    const [one, other] = [lab(before!, i), lab(after!, i)];
    sum += Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  }
  return sum / SIDE_PX ** 2 >= SEEN;
}
