import sharp, { type Sharp } from 'sharp';
import { PREVIEW_SIDE_PX } from '../identifiers.ts';
import type { IntakeResult } from '../model.ts';
import { decodePhoto, type OpaquePixels } from './decode-photo.ts';
import { detectFormat } from './detect-format.ts';
import { judgePhoto } from './judge-photo.ts';
import { makePreview } from './make-preview.ts';
import { readHeader } from './read-header.ts';

const PHOTO_QUALITY = 95;

function fromRaw({ data, width, height }: OpaquePixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function shrink(photo: OpaquePixels): Promise<OpaquePixels> {
  const { data, info } = await fromRaw(photo)
    .resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Takes an uploaded file in: checks it, turns it upright, brings it to sRGB and drops all metadata, places included.
 * @throws EngineError `unsupported_format` | `unreadable_image` | `too_many_pixels`
 */
export async function takeInPhoto(file: Uint8Array): Promise<IntakeResult> {
  const format = detectFormat(file);
  const header = await readHeader(file);
  const pixels = await decodePhoto(file, header.hasAlpha);
  const photo = await fromRaw(pixels).jpeg({ quality: PHOTO_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return {
    format,
    width: pixels.width,
    height: pixels.height,
    warnings: judgePhoto(pixels, await shrink(pixels)),
    photo,
    // From what is stored: the cut-out looks for the product in exactly these pixels again.
    preview: await makePreview(photo),
  };
}
