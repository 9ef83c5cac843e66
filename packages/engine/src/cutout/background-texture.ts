import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { growMask } from './grow-mask.ts';
import type { Rough } from './network/refine-outline.ts';
import { spreadColours } from './spread-colours.ts';

/** Pixels around the rough mask that may still be product, and the distance up to which the background is sampled. */
const RIM_PX = 2;
const NEAR_PX = 10;
/** Probability up to which a pixel is background. */
const IS_BACKGROUND = 0.3;
/** Half sides of the windows in which the background's colours are compared. */
const WINDOWS_PX = [8, 24, 400];

/**
 * How much the background's colours differ from their local mean, in levels per channel: the median around the product. Paper, walls and
 * table tops have 1 to 7, wood with a grain 8 to 16, a checked cloth 30.
 * @param pixels at the size of the rough mask
 */
export function backgroundTexture(pixels: OpaquePixels, { mask, belief }: Rough): number {
  const covered = growMask(mask, RIM_PX);
  const isBackground = covered.data.map((value, i) => (value === 1 || belief.data[i]! > IS_BACKGROUND ? 0 : 1));
  const near = growMask(mask, NEAR_PX).data.map((value, i) => value & isBackground[i]!);
  const { variance } = spreadColours(pixels, isBackground, near, WINDOWS_PX);
  const found = variance.filter((_, i) => near[i] === 1).toSorted();
  return found.length === 0 ? Infinity : Math.sqrt(found[Math.floor(found.length / 2)]! / 3) * 255;
}
