import type { OverlayOptions } from 'sharp';
import type { Sides } from './plan-frame.ts';
import { type OpaquePixels, pixelsOf, sharpOf } from '../pixels/opaque-pixels.ts';

/** A shallower strip, as a fraction of the picture, would be stretched into lines. */
const LEAST_STRIP = 0.015;
const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/**
 * Adds background on each side by mirroring the picture's outer strip, as deep as it is empty but no deeper than needed, and
 * stretching it to the needed depth, so that there is no seam.
 * @param bare pixels on each side without product and words
 */
export async function drawOut(picture: OpaquePixels, pad: Sides, bare: Sides): Promise<OpaquePixels> {
  const base = await pixelsOf(sharpOf(picture).extend({ ...pad, extendWith: 'copy' }));
  const strips = await Promise.all(
    SIDES.filter((side) => pad[side] > 0).map((side) => drawStrip(picture, side, pad, bare[side])),
  );
  return pixelsOf(sharpOf(base).composite(strips));
}

async function drawStrip(picture: OpaquePixels, side: keyof Sides, pad: Sides, bare: number): Promise<OverlayOptions> {
  const { width, height } = picture;
  const upright = side === 'top' || side === 'bottom';
  const size = upright ? height : width;
  const deep = Math.max(1, Math.round(Math.min(size, pad[side], Math.max(bare, size * LEAST_STRIP))));
  const start = side === 'top' || side === 'left' ? 0 : size - deep;
  const part = upright ? { left: 0, width, top: start, height: deep } : { left: start, width: deep, top: 0, height };
  const strip = sharpOf(picture).extract(part);
  const mirrored = await pixelsOf(upright ? strip.flip() : strip.flop());
  const [w, h] = upright ? [width, pad[side]] : [pad[side], height];
  const { data } = await pixelsOf(sharpOf(mirrored).resize(w, h, { fit: 'fill', kernel: 'cubic' }));
  return {
    input: data,
    raw: { width: w, height: h, channels: 3 },
    left: side === 'left' ? 0 : pad.left + (side === 'right' ? width : 0),
    top: side === 'top' ? 0 : pad.top + (side === 'bottom' ? height : 0),
  };
}
