import sharp from 'sharp';
import { MAX_PHOTO_PIXELS } from '../identifiers.ts';
import { EngineError } from '../model.ts';

export interface PhotoHeader {
  /** Pixels as stored, before any rotation; of the first frame if there are several. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

/**
 * Reads only the header, so that a file with too many pixels is refused before anything is decoded.
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
