import { PREVIEW_SIDE_PX } from '../identifiers.ts';
import type { IntakeResult } from '../model.ts';
import { decodePhoto } from '../pixels/decode-photo.ts';
import { sharpOf, shrinkPixels } from '../pixels/opaque-pixels.ts';
import { cropBars } from './crop-bars.ts';
import { detectFormat } from './detect-format.ts';
import { judgePhoto } from './judge-photo.ts';
import { makePreview } from '../pixels/make-preview.ts';
import { readHeader } from './read-header.ts';

const PHOTO_QUALITY = 95;

/**
 * Validates an uploaded file, rotates it upright, converts it to sRGB, crops bars, and removes all metadata, including locations.
 * @throws EngineError `unsupported_format` | `unreadable_image` | `too_many_pixels`
 */
export async function takeInPhoto(file: Uint8Array): Promise<IntakeResult> {
  const format = detectFormat(file);
  const header = await readHeader(file);
  const pixels = await cropBars(await decodePhoto(file, header.hasAlpha));
  const photo = await sharpOf(pixels).jpeg({ quality: PHOTO_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return {
    format,
    width: pixels.width,
    height: pixels.height,
    warnings: judgePhoto(pixels, await shrinkPixels(pixels, PREVIEW_SIDE_PX)),
    photo,
    // Made from the stored photo, because the cut-out later works on exactly these pixels.
    preview: await makePreview(photo),
  };
}
