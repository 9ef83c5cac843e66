import type { Raster } from '../model.ts';
import { applyCurves } from './apply-curves.ts';
import { measureMedian, measureTones } from './measure-tones.ts';
import { planEnhancement } from './plan-enhancement.ts';
import { sharpenLuma } from './sharpen-luma.ts';

/**
 * Enhances a photo and the cut-out made from it alike, in place: the curves are decided on the photo's light, and
 * on how bright the product is in it. Shape, alpha and label stay as they are; the same pixels in give the same pixels out.
 * @param photo opaque, @param cutout any crop of it with alpha
 */
export function enhancePhoto(photo: Raster, cutout: Raster): void {
  const tones = measureTones(photo);
  const curves = planEnhancement(tones, measureMedian(cutout) ?? tones.median);
  for (const raster of [photo, cutout]) {
    applyCurves(raster, curves);
    sharpenLuma(raster);
  }
}
