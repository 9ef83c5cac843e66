import type { Photo } from '@vitrine/contract';
import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import type { Area } from '../../lib/view/seen-area.ts';
import type { Size } from '../../lib/view/view.ts';

/** Share of a picture's longer side that the product takes on the main image: what channels ask for, and where it is largest. */
const MAIN_IMAGE_FILL = 0.87;
/** Nobody counts on single pixels. */
const STEP_PX = 100;

/**
 * Longer side, in pixels, up to which a picture of the whole product shows it no larger than the photo does; at most that of a
 * final. Larger ones are enlarged, and softer.
 * @param area where the product is in the photo
 */
export function sharpSide(photo: Size, area: Area): number {
  const longer = Math.max(area.width * photo.width, area.height * photo.height);
  const side = Math.floor(longer / MAIN_IMAGE_FILL / STEP_PX) * STEP_PX;
  return Math.min(FINAL_SIDE_PX, Math.max(STEP_PX, side));
}

/** Going nearer is no help where the product is cut off already, nor where the photo itself has few pixels: both are said otherwise. */
export const nearerHelps = ({ warnings }: Pick<Photo, 'warnings'>): boolean =>
  warnings.every(({ code }) => code !== 'touches_edge' && code !== 'small');
