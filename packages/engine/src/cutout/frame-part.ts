import { type OpaquePixels, pixelsOf, sharpOf } from '../pixels/opaque-pixels.ts';
import type { Box, HintBox } from '../model.ts';

/** Margins around an object, as shares of its longer side: some background must be visible to be recognised. */
export const MARGINS = { close: 0.15, wide: 0.35 };

interface Size {
  width: number;
  height: number;
}

/** @param about shares of the frame, @param share margin, as MARGINS @returns it with a margin, in pixels of the frame */
export function widenPart({ x, y, w, h }: HintBox, { width, height }: Size, share = MARGINS.close): Box {
  const margin = share * Math.max(w * width, h * height);
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const left = clamp(x * width - margin, width - 1);
  const top = clamp(y * height - margin, height - 1);
  const right = clamp((x + w) * width + margin, width);
  const bottom = clamp((y + h) * height + margin, height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The part as shares of the frame. */
export function shareOf(part: Box, { width, height }: Size): HintBox {
  return { x: part.left / width, y: part.top / height, w: part.width / width, h: part.height / height };
}

/** The part in pixels of a photo. @param part pixels of `frame`, which shows the same at another size */
export function scalePart(part: Box, frame: Size, { width, height }: Size): Box {
  const [scaleX, scaleY] = [width / frame.width, height / frame.height];
  const left = Math.floor(part.left * scaleX);
  const top = Math.floor(part.top * scaleY);
  const right = Math.min(width, Math.max(left + 1, Math.round((part.left + part.width) * scaleX)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round((part.top + part.height) * scaleY)));
  return { left, top, width: right - left, height: bottom - top };
}

/** That part of the photo. @param part pixels of `frame`, which shows the same at another size */
export async function extractPart(pixels: OpaquePixels, part: Box, frame: Size): Promise<OpaquePixels> {
  return pixelsOf(sharpOf(pixels).extract(scalePart(part, frame, pixels)));
}
