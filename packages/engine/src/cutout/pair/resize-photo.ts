import sharp from 'sharp';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';

/** Maximum difference between the proportions of two shots of one camera; a portrait and a landscape shot are no pair. */
const STRETCH = 0.06;

/** The photo at this size; null if its proportions differ. */
export async function resizePhoto(
  { data, width, height }: OpaquePixels,
  toWidth: number,
  toHeight: number,
): Promise<OpaquePixels | null> {
  if (Math.abs(Math.log((width * toHeight) / (height * toWidth))) > STRETCH) return null;
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(toWidth, toHeight, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { data: resized, width: toWidth, height: toHeight };
}
