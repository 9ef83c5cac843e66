import sharp from 'sharp';
import { PREVIEW_SIDE_PX } from '../identifiers.ts';

const QUALITY = 85;

/**
 * The photo as the seller sees it and as the product is looked for in it: JPEG, longer side ≤ 1024 px.
 * @param photo as intake stores it: a JPEG can be shrunk while it is decoded
 */
export async function makePreview(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo)
    .resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
