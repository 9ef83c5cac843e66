import sharp from 'sharp';
import { PREVIEW_SIDE_PX } from '../identifiers.ts';

const QUALITY = 85;

/**
 * The photo for display and for finding the product: JPEG, longer side ≤ 1024 px.
 * @param photo as stored by intake: a JPEG can be downscaled during decoding
 */
export async function makePreview(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo)
    .resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
