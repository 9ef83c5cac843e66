import sharp from 'sharp';
import { PREVIEW_SIDE_PX } from '../identifiers.ts';
import type { OpaquePixels } from './decode-photo.ts';

const QUALITY = 85;

/** The photo as the seller sees it and as the product is looked for in it: JPEG, longer side ≤ 1024 px. */
export async function makePreview({ data, width, height }: OpaquePixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
