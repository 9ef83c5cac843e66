import sharp from 'sharp';
import type { OpaquePixels } from './decode-photo.ts';
import { EngineError } from '../model.ts';

/**
 * Decodes a photo as intake stored it: upright, sRGB, no metadata.
 * @throws EngineError `unreadable_image`
 */
export async function openPhoto(photo: Uint8Array): Promise<OpaquePixels> {
  try {
    const { data, info } = await sharp(photo)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw new EngineError('unreadable_image', 'The stored photo cannot be decoded', { cause });
  }
}

/** The photo with its longer side at most `sidePx`. */
export async function shrinkPhoto(photo: OpaquePixels, sidePx: number): Promise<OpaquePixels> {
  const { data, info } = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
