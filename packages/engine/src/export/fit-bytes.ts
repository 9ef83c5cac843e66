import type { Sharp } from 'sharp';
import type { RenderRequest } from '../model.ts';

/** Qualities at which nobody sees a difference, and at which it becomes visible (libjpeg's and libwebp's scales). */
const QUALITY = { best: 92, floor: 74 } as const;
/** Step of downscaling once quality is at its minimum. */
const SHRINK = 0.85;

/**
 * Encodes a picture within `maxBytes`: at the best possible quality, found by bisection down to a minimum, and only then at a
 * smaller size. JPEG keeps full chroma resolution. A picture that is too large even at `leastScale` is returned as it is there:
 * the caller sees its size.
 * @param draw the picture at a scale up to 1, not yet encoded
 */
export async function fitBytes(
  draw: (scale: number) => Sharp,
  format: RenderRequest['format'],
  maxBytes: number,
  leastScale: number,
): Promise<{ bytes: Uint8Array; scale: number }> {
  for (let scale = 1; ; scale = Math.max(leastScale, scale * SHRINK)) {
    const encode = (quality: number): Promise<Uint8Array> => withFormat(draw(scale), format, quality).toBuffer();
    const best = await encode(QUALITY.best);
    if (best.byteLength <= maxBytes) return { bytes: best, scale };
    const smaller = format === 'png' ? null : await searchQuality(encode, maxBytes);
    if (smaller) return { bytes: smaller, scale };
    if (scale <= leastScale) return { bytes: format === 'png' ? best : await encode(QUALITY.floor), scale };
  }
}

/** The best quality under `QUALITY.best` that fits; null when even the floor does not. */
async function searchQuality(encode: (quality: number) => Promise<Uint8Array>, maxBytes: number) {
  let fitting = await encode(QUALITY.floor);
  if (fitting.byteLength > maxBytes) return null;
  let [low, high] = [QUALITY.floor + 1, QUALITY.best - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const bytes = await encode(middle);
    if (bytes.byteLength <= maxBytes) [fitting, low] = [bytes, middle + 1];
    else high = middle - 1;
  }
  return fitting;
}

function withFormat(picture: Sharp, format: RenderRequest['format'], quality: number): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  if (format === 'webp') return picture.webp({ quality });
  return picture.jpeg({ quality, chromaSubsampling: '4:4:4' });
}
