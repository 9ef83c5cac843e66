import sharp from 'sharp';
import { type OpaquePixels, pixelsOf } from './opaque-pixels.ts';
import { EngineError } from '../model.ts';

/**
 * Decodes a photo as stored by intake: upright, sRGB, no metadata.
 * @throws EngineError `unreadable_image`
 */
export async function openPhoto(photo: Uint8Array): Promise<OpaquePixels> {
  try {
    return await pixelsOf(sharp(photo).toColourspace('srgb'));
  } catch (cause) {
    throw new EngineError('unreadable_image', 'The stored photo cannot be decoded', { cause });
  }
}
