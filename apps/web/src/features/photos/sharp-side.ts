import type { Photo } from '@vitrine/contract';
import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import type { Area } from '../../lib/view/seen-area.ts';
import type { Size } from '../../lib/view/view.ts';

/** Fraction of a main image's longer side that the product fills: the channels' requirement, and its largest. */
const MAIN_IMAGE_FILL = 0.87;
/** Rounding step. */
const STEP_PX = 100;

/**
 * Longer side, in pixels, up to which a picture shows the whole product without enlarging the photo; at most a final's. Larger
 * ones are softer.
 * @param area where the product is in the photo
 */
export function sharpSide(photo: Size, area: Area): number {
  const longer = Math.max(area.width * photo.width, area.height * photo.height);
  const side = Math.floor(longer / MAIN_IMAGE_FILL / STEP_PX) * STEP_PX;
  return Math.min(FINAL_SIDE_PX, Math.max(STEP_PX, side));
}

/**
 * Moving closer does not help if the product is already cut off, or if the photo has few pixels: both have their own warnings.
 */
export const nearerHelps = ({ warnings }: Pick<Photo, 'warnings'>): boolean =>
  warnings.every(({ code }) => !FARTHER.has(code));

/** Warnings that ask for more distance or another photo. */
const FARTHER: ReadonlySet<string> = new Set(['touches_edge', 'cut_side', 'cut_off', 'small']);
