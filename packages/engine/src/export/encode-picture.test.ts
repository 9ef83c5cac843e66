import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { describeSource, writeXmp } from './describe-source.ts';
import { encodePicture } from './encode-picture.ts';

function plain(red: number, green: number, blue: number): Raster {
  const data = new Uint8ClampedArray(64 * 48 * 4);
  for (let i = 0; i < data.length; i += 4) data.set([red, green, blue, 255], i);
  return { data, width: 64, height: 48 };
}

describe('encodePicture', () => {
  const xmp = writeXmp(describeSource('studio'));

  it.each(['jpeg', 'png', 'webp'] as const)('writes %s with profile, source type and pure white', async (format) => {
    const bytes = await encodePicture(plain(255, 255, 255), { format, fullColour: false, xmp });
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.hasAlpha]).toEqual([format, 64, 48, false]);
    expect(metadata.icc).toBeDefined();
    expect(metadata.xmp?.toString()).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic');
    expect(metadata.exif).toBeUndefined();
    const pixels = await sharp(bytes).raw().toBuffer();
    expect(pixels.every((value) => value === 255)).toBe(true);
  });

  it('keeps colours if the sRGB profile is applied', async () => {
    const bytes = await encodePicture(plain(180, 90, 30), { format: 'png', fullColour: true, xmp });
    expect([...(await sharp(bytes).toColourspace('srgb').raw().toBuffer()).subarray(0, 3)]).toEqual([180, 90, 30]);
  });

  it('keeps full colour resolution only if requested', async () => {
    const sampling = async (fullColour: boolean): Promise<string | undefined> =>
      (await sharp(await encodePicture(plain(9, 9, 200), { format: 'jpeg', fullColour, xmp })).metadata())
        .chromaSubsampling;
    expect(await sampling(true)).toBe('4:4:4');
    expect(await sampling(false)).toBe('4:2:0');
  });

  it('calls the product on white an enhanced photo', () => {
    expect(describeSource('white_bg')).toMatch(/algorithmicallyEnhanced$/);
  });
});
