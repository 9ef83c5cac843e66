import { RECOMMENDED_SIDE_PX } from '../identifiers.ts';
import type { PhotoWarning } from '../model.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { hasLinesOfText } from './has-lines-of-text.ts';
import { isGraphic } from './is-graphic.ts';
import { measureExposure } from './measure-exposure.ts';
import { lumaOf, measureSharpness } from '../pixels/measure-sharpness.ts';

/** Thresholds tuned on the sample photos and on darkened, brightened and blurred copies (see judge-photo.test.ts). */
const DARK_HIGHLIGHT = 90;
const BRIGHT_SHADOW = 110;
const BRIGHT_CLIPPED_SHARE = 0.5;
const BLURRED_BELOW = 0.26;

/**
 * Warnings about a photo that a seller should see before paying.
 * @param photo at full size, @param preview the same, longer side ≤ 1024 px
 */
export function judgePhoto(photo: OpaquePixels, preview: OpaquePixels): PhotoWarning[] {
  const warnings: PhotoWarning[] = [];
  const exposure = measureExposure(preview);
  if (Math.min(photo.width, photo.height) < RECOMMENDED_SIDE_PX) warnings.push('small');
  if (exposure.highlight < DARK_HIGHLIGHT) warnings.push('dark');
  if (exposure.clippedShare > BRIGHT_CLIPPED_SHARE && exposure.shadow > BRIGHT_SHADOW) warnings.push('bright');
  // A plain photo has no measurable focus.
  if ((measureSharpness(lumaOf(preview)) ?? 1) < BLURRED_BELOW) warnings.push('blurred');
  if (isGraphic(preview) || hasLinesOfText(preview)) warnings.push('graphic');
  return warnings;
}
