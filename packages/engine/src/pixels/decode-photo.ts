import sharp from 'sharp';
import { FINAL_SIDE_PX, MAX_PHOTO_PIXELS } from '../identifiers.ts';
import { EngineError } from '../model.ts';
import { chooseBackdrop } from './choose-backdrop.ts';
import { type OpaquePixels, pixelsOf } from './opaque-pixels.ts';

const DECODE_TIMEOUT_S = 30;

/**
 * Decodes the first frame upright in sRGB, alpha flattened onto a plain background, longer side ≤ 4096 px. libvips converts
 * colour profiles, CMYK, grey and 16 bits per channel.
 * @throws EngineError `unreadable_image` if the data is truncated or damaged
 */
export async function decodePhoto(file: Uint8Array, hasAlpha: boolean): Promise<OpaquePixels> {
  try {
    const decoder = sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .autoOrient()
      .resize(FINAL_SIDE_PX, FINAL_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const opaque = hasAlpha ? decoder.flatten({ background: await chooseBackdrop(file) }) : decoder;
    return await pixelsOf(opaque);
  } catch (cause) {
    throw new EngineError('unreadable_image', 'The photo is damaged or cut off', { cause });
  }
}
