import sharp, { type Metadata } from 'sharp';
import { EngineError } from '../model.ts';

/**
 * A mask of a preview made elsewhere: checked, and as one grey channel. If the picture has alpha, alpha is the mask.
 * @throws EngineError `unreadable_image` with a sentence that says what is wrong
 */
export async function readMask(mask: Uint8Array, preview: Uint8Array): Promise<Uint8Array> {
  const [given, wanted] = await Promise.all([headerOf(mask), headerOf(preview)]);
  if (given.format !== 'png') throw new EngineError('unreadable_image', `the mask is a ${given.format}, no PNG`);
  if (given.width !== wanted.width || given.height !== wanted.height) {
    const sizes = [given, wanted].map(({ width, height }) => `${width} × ${height}`);
    throw new EngineError('unreadable_image', `the mask has ${sizes[0]} pixels where the photo has ${sizes[1]}`);
  }
  const opened = sharp(mask, { failOn: 'error' });
  const grey = given.hasAlpha ? opened.extractChannel(3) : opened.toColourspace('b-w');
  return grey
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new EngineError('unreadable_image', 'the mask is damaged or cut off', { cause });
    });
}

/** Read before any pixel: a small file may claim a size that fills the memory. */
async function headerOf(file: Uint8Array): Promise<Metadata> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new EngineError('unreadable_image', 'the mask is no picture', { cause });
    });
}
