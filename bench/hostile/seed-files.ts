import { samples } from '@vitrine/scenes';
import sharp from 'sharp';

/** Small, so that ten thousand are decoded in minutes. */
const SIDE_PX = 320;

/** Intact photos in the formats that sellers use, and some that are refused: the input of the mutations. By name. */
export async function seedFiles(): Promise<[name: string, file: Buffer][]> {
  const photo = () => sharp(samples.get('mug')!.photoPath).resize(SIDE_PX);
  const alpha = () => photo().ensureAlpha(0.5);
  const made: [string, Promise<Buffer>][] = [
    ['jpeg', photo().jpeg().toBuffer()],
    ['jpeg, progressive', photo().jpeg({ progressive: true }).toBuffer()],
    ['jpeg, turned by EXIF', photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['jpeg, CMYK', photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['jpeg, grey', photo().greyscale().jpeg().toBuffer()],
    ['jpeg, colour profile', photo().withIccProfile('p3').jpeg().toBuffer()],
    ['png', photo().png().toBuffer()],
    ['png, palette', photo().png({ palette: true }).toBuffer()],
    ['png, interlaced', alpha().png({ progressive: true }).toBuffer()],
    ['png, 16 bits', photo().toColourspace('rgb16').png().toBuffer()],
    ['webp', photo().webp().toBuffer()],
    ['webp, lossless', alpha().webp({ lossless: true }).toBuffer()],
    ['gif', photo().gif().toBuffer()],
    ['tiff', photo().tiff().toBuffer()],
    ['avif', photo().avif({ effort: 0 }).toBuffer()],
  ];
  return Promise.all(made.map(async ([name, file]): Promise<[string, Buffer]> => [name, await file]));
}
