import type { Product, Raster } from '../model.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';
import { toLab } from '../pixels/to-lab.ts';

/** Side to which both photos are reduced, pixels, and mean colour difference (CIE76) from which a buyer sees a before and an after. */
const TONES = { sidePx: 48, seen: 5 };
/** The same for a background out of focus, whose colours hardly change in the mean. */
const FOCUS = { sidePx: 160, seen: 2 };

/** Whether a photo differs visibly from the uploaded one: by its enhancement, or by a background out of focus. */
export function isEnhanced({
  photo,
  uploaded,
  blurredBehind,
}: Pick<Product, 'photo' | 'uploaded' | 'blurredBehind'>): boolean {
  if (uploaded === undefined) return false;
  return differ(uploaded, photo, TONES) || (blurredBehind !== undefined && differ(photo, blurredBehind, FOCUS));
}

function differ(one: Raster, other: Raster, { sidePx, seen }: typeof TONES): boolean {
  const [before, after] = [one, other].map((raster) => rasterOf(resized(canvasOf(raster), sidePx, sidePx)).data);
  const lab = (data: Uint8ClampedArray, i: number) => toLab(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
  let sum = 0;
  for (let i = 0; i < sidePx ** 2; i++) {
    const [a, b] = [lab(before!, i), lab(after!, i)];
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return sum / sidePx ** 2 >= seen;
}
