import sharp from 'sharp';
import { detectFormat } from './detect-format.ts';
import { readHeader } from './read-header.ts';

export interface PhotoMeasure {
  megapixels: number;
  /** Whether decoding takes more than a second of a core: a few hundred kilobytes can take ten. */
  heavy: boolean;
}

/** Measured with libvips 8.18: a core decodes 100 to 200 megapixels of eight bits per second. */
const SIXTEEN_BITS = 4;
/** The whole picture is decoded before the first row is available. */
const PROGRESSIVE = 3;
const HEAVY = 120;

/**
 * Estimates the cost of an upload from its header alone.
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
