import sharp from 'sharp';
import { MAX_PHOTO_PIXELS } from '../identifiers.ts';
import { EngineError } from '../model.ts';

export interface PhotoHeader {
  /** Pixels as stored, before any turn; of the first frame when there are several. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

/**
 * Reads the header only, so that a file that claims more pixels than allowed is refused before a pixel is decoded.
 * @throws EngineError `unreadable_image` | `too_many_pixels`
 */
export async function readHeader(file: Uint8Array): Promise<PhotoHeader> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new EngineError('unreadable_image', 'The header of the photo cannot be read', { cause });
    });
  const width = header.width;
  const height = header.pageHeight ?? header.height;
  if (!(width > 0 && height > 0)) throw new EngineError('unreadable_image', 'The photo has no pixels');
  if (width * height > MAX_PHOTO_PIXELS) {
    throw new EngineError('too_many_pixels', `The photo has ${width} × ${height} pixels`);
  }
  return { width, height, hasAlpha: header.hasAlpha };
}
