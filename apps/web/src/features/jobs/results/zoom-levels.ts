import { PREVIEW_SIDE_PX } from '@vitrine/contract/limits';
import { type Frame, scaleOf, WHOLE } from '../../../lib/view/view.ts';

const STEP = 1.6;
/** For a small screen with a large picture, where twice the true size would otherwise be out of reach. */
const LEAST_FARTHEST = 4;
/** Stretch of a preview above which the full picture is loaded. */
const STRETCH = 1.1;

/** Screen pixels per picture pixel; 1 is 100 %. `density` is in screen pixels per CSS pixel. */
export const levelOf = (frame: Frame, density: number): number => scaleOf(frame) * density;

/** The zoom at 100 %. */
export const trueSizeZoom = (frame: Frame, density: number): number =>
  Math.max(1, 1 / levelOf({ ...frame, view: WHOLE }, density));

/** The maximum zoom. */
export const farthestZoom = (frame: Frame, density: number): number =>
  Math.max(LEAST_FARTHEST, 2 * trueSizeZoom(frame, density));

/** The factor of one step in or out, stopping at 100 % on the way. */
export function stepFactor(frame: Frame, density: number, direction: 1 | -1): number {
  const { zoom } = frame.view;
  const next = zoom * STEP ** direction;
  const rest = trueSizeZoom(frame, density);
  const passes = direction > 0 ? zoom < rest && rest < next : next < rest && rest < zoom;
  return (passes ? rest : next) / zoom;
}

/** The effect of a double click: to 100 % from closer to the whole, else back to the whole. */
export const toggleFactor = (frame: Frame, density: number): number =>
  (frame.view.zoom < 1.01 ? Math.max(2, trueSizeZoom(frame, density)) : 1) / frame.view.zoom;

/** Whether the preview would be stretched too far. */
export function wantsFull(frame: Frame, density: number): boolean {
  const longer = Math.max(frame.picture.width, frame.picture.height);
  return frame.view.zoom > 1 && longer * levelOf(frame, density) > PREVIEW_SIDE_PX * STRETCH;
}
