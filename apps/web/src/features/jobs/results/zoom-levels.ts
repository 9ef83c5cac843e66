import { PREVIEW_SIDE_PX } from '@vitrine/contract/limits';
import { type Frame, scaleOf, WHOLE } from '../../../lib/view/view.ts';

const STEP = 1.6;
/** Where a small screen shows a large picture, twice its true size would be out of reach otherwise. */
const LEAST_FARTHEST = 4;
/** A preview may be stretched by this much before the full picture is worth its bytes. */
const STRETCH = 1.1;

/** Pixels of the screen that a pixel of the picture takes; 1 is 100 %. `density` is in screen pixels a CSS pixel. */
export const levelOf = (frame: Frame, density: number): number => scaleOf(frame) * density;

/** The zoom at which a pixel of the picture is a pixel of the screen. */
export const trueSizeZoom = (frame: Frame, density: number): number =>
  Math.max(1, 1 / levelOf({ ...frame, view: WHOLE }, density));

/** As far as it may be zoomed. */
export const farthestZoom = (frame: Frame, density: number): number =>
  Math.max(LEAST_FARTHEST, 2 * trueSizeZoom(frame, density));

/** The factor that leads one step in or out, resting at 100 % on the way. */
export function stepFactor(frame: Frame, density: number, direction: 1 | -1): number {
  const { zoom } = frame.view;
  const next = zoom * STEP ** direction;
  const rest = trueSizeZoom(frame, density);
  const passes = direction > 0 ? zoom < rest && rest < next : next < rest && rest < zoom;
  return (passes ? rest : next) / zoom;
}

/** What a double click does: to 100 % from anywhere nearer to the whole, else back to the whole. */
export const toggleFactor = (frame: Frame, density: number): number =>
  (frame.view.zoom < 1.01 ? Math.max(2, trueSizeZoom(frame, density)) : 1) / frame.view.zoom;

/** Whether the preview would be stretched. */
export function wantsFull(frame: Frame, density: number): boolean {
  const longer = Math.max(frame.picture.width, frame.picture.height);
  return frame.view.zoom > 1 && longer * levelOf(frame, density) > PREVIEW_SIDE_PX * STRETCH;
}
