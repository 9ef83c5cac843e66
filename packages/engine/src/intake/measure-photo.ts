import sharp from 'sharp';
import { detectFormat } from './detect-format.ts';
import { readHeader } from './read-header.ts';

export interface PhotoMeasure {
  megapixels: number;
  /** Whether reading it takes longer than a second of a core: a few hundred kilobytes can keep one at it for ten. */
  heavy: boolean;
}

/** Measured with libvips 8.18, of which a core reads 100 to 200 megapixels of eight bits in a second. */
const SIXTEEN_BITS = 4;
/** All of it is in memory before the first row is there. */
const PROGRESSIVE = 3;
const HEAVY = 120;

/**
 * What it will cost to take a photo in, by its header alone.
 * @throws EngineError `unsupported_format` | `unreadable_image` | `too_many_pixels`
 */
export async function measurePhoto(file: Uint8Array): Promise<PhotoMeasure> {
  detectFormat(file);
  const { width, height } = await readHeader(file);
  const { depth, isProgressive } = await sharp(file, { limitInputPixels: false }).metadata();
  const megapixels = (width * height) / 1e6;
  const effort = megapixels * (depth === 'uchar' ? 1 : SIXTEEN_BITS) * (isProgressive ? PROGRESSIVE : 1);
  return { megapixels, heavy: effort > HEAVY };
}
