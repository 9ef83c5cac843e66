import type { Box } from '../model.ts';
import type { PresetFrame } from './presets.ts';

/** Pixels on each side. */
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a picture fits a frame: a crop, scaled to `inner`, with background added around it. */
export interface FramePlan {
  /** In pixels of the picture. */
  crop: Box;
  inner: { width: number; height: number };
  pad: Sides;
  width: number;
  height: number;
}

/**
 * Fits a picture into a frame. With another aspect ratio, `spare` background is cropped first, evenly on both sides as far as
 * possible; the rest is added. Only spare background is ever cropped, and a picture that keeps its own aspect ratio is never
 * enlarged.
 * @param spare pixels that may be cropped on each side
 */
export function planFrame(picture: { width: number; height: number }, spare: Sides, frame: PresetFrame): FramePlan {
  const whole: Box = { left: 0, top: 0, width: picture.width, height: picture.height };
  if (!('width' in frame)) return plain(whole, scaleOf(picture, frame));
  const aspect = frame.width / frame.height;
  const [width, left] = narrow(picture.width, picture.height * aspect, spare.left, spare.right);
  const [height, top] = narrow(picture.height, picture.width / aspect, spare.top, spare.bottom);
  const crop = { left, top, width, height };
  const scale = Math.min(frame.width / width, frame.height / height);
  const inner = {
    width: Math.min(frame.width, Math.round(width * scale)),
    height: Math.min(frame.height, Math.round(height * scale)),
  };
  return { crop, inner, pad: padOf(inner, frame), width: frame.width, height: frame.height };
}

function plain(crop: Box, scale: number): FramePlan {
  const inner = { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
  return { crop, inner, pad: { left: 0, top: 0, right: 0, bottom: 0 }, ...inner };
}

function scaleOf({ width, height }: { width: number; height: number }, frame: Exclude<PresetFrame, { width: number }>) {
  const wanted =
    'longerSidePx' in frame
      ? frame.longerSidePx / Math.max(width, height)
      : frame.shorterSidePx / Math.min(width, height);
  return Math.min(1, wanted);
}

/** Size and start of the kept part of a side, as close to `wanted` as the spare parts at both ends allow. */
function narrow(size: number, wanted: number, start: number, end: number): [size: number, start: number] {
  const excess = Math.round(size - wanted);
  if (excess <= 0) return [size, 0];
  const half = excess / 2;
  const first = Math.floor(Math.min(start, Math.max(half, excess - end)));
  const last = Math.floor(Math.min(end, excess - first));
  return [size - first - last, first];
}

function padOf(inner: { width: number; height: number }, frame: { width: number; height: number }): Sides {
  const [x, y] = [frame.width - inner.width, frame.height - inner.height];
  const [left, top] = [Math.floor(x / 2), Math.floor(y / 2)];
  return { left, top, right: x - left, bottom: y - top };
}
