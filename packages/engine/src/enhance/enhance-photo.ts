import type { Raster } from '../model.ts';
import { applyCurves } from './apply-curves.ts';
import { exposeProduct } from './expose-product.ts';
import { measureSurface, measureTones } from './measure-tones.ts';
import { planEnhancement } from './plan-enhancement.ts';
import { sharpenLuma } from './sharpen-luma.ts';

/**
 * Enhances a photo and its cut-out with the same curves, in place: they depend on the photo's light, and on the product's
 * brightness in it. A white product's cut-out is then exposed as in a studio. Shape, alpha and label stay unchanged; the same input gives the same output.
 * @param photo opaque, @param cutout any crop of it with alpha
 */
export function enhancePhoto(photo: Raster, cutout: Raster): void {
  const tones = measureTones(photo);
  const curves = planEnhancement(tones, measureSurface(cutout)?.median ?? tones.median);
  for (const raster of [photo, cutout]) {
    applyCurves(raster, curves);
    sharpenLuma(raster);
  }
  exposeProduct(cutout);
}
