import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { EngineErrorCode } from '../model.ts';
import { takeInPhoto } from './take-in-photo.ts';

/** Left half red, right half blue; with detail, so that it counts neither as blurred nor as plain. */
function twoHalves(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const shade = (x + Math.floor(i / width)) % 2 === 0 ? 60 : 0;
    data.set(x < width / 2 ? [200, shade, shade] : [shade, shade, 200], i * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Mean colour of a box of an encoded picture. */
async function colourAt(file: Uint8Array, left: number, top: number, side = 20): Promise<number[]> {
  const box = await sharp(file).extract({ left, top, width: side, height: side }).png().toBuffer();
  return (await sharp(box).stats()).channels.map(({ mean }) => Math.round(mean));
}

async function refusal(file: Uint8Array): Promise<EngineErrorCode | 'accepted' | 'other'> {
  try {
    await takeInPhoto(file);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? (error.code as EngineErrorCode) : 'other';
  }
}

describe('refused files', () => {
  it('recognises formats by their first bytes', async () => {
    expect(await refusal(Buffer.from('GIF89a and so on'))).toBe('unsupported_format');
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('unsupported_format');
    expect(await refusal(new Uint8Array())).toBe('unsupported_format');
    expect(await refusal(await twoHalves(64, 64).tiff().toBuffer())).toBe('unsupported_format');
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
    const file = await twoHalves(400, 300).toFormat(format).toBuffer();
    expect(await refusal(file.subarray(0, Math.floor(file.length / 2)))).toBe('unreadable_image');
    expect(await refusal(file.subarray(0, 14))).toBe('unreadable_image');
  });

  it('refuses junk after a valid signature', async () => {
    const junk = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2000, 0x41)]);
    expect(await refusal(junk)).toBe('unreadable_image');
  });

  it('refuses a header that claims too many pixels without decoding them', async () => {
    const file = await twoHalves(32, 32).png().toBuffer();
    // Width and height in the IHDR chunk, and its checksum.
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
    const start = performance.now();
    expect(await refusal(file)).toBe('too_many_pixels');
    expect(performance.now() - start).toBeLessThan(500);
  });
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('an accepted photo', () => {
  it('is rotated upright by EXIF and loses all metadata', async () => {
    const file = await twoHalves(600, 520)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const result = await takeInPhoto(file);
    expect([result.format, result.width, result.height]).toEqual(['jpeg', 520, 600]);
    const metadata = await sharp(result.photo).metadata();
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    // Rotated by a quarter clockwise, the left (red) half is on top.
    const [red] = await colourAt(result.photo, 250, 20);
    const [, , blue] = await colourAt(result.photo, 250, 560);
    expect(Math.min(red!, blue!)).toBeGreaterThan(170);
  });

  it('is kept at up to 4096 px with a preview of 1024 px', async () => {
    const result = await takeInPhoto(await twoHalves(5000, 1000).jpeg().toBuffer());
    expect([result.width, result.height]).toEqual([4096, 819]);
    const preview = await sharp(result.preview).metadata();
    expect([preview.width, preview.height]).toEqual([1024, 205]);
    expect((await sharp(result.photo).metadata()).chromaSubsampling).toBe('4:4:4');
  });

  it.each([
    ['CMYK', () => twoHalves(200, 200).toColourspace('cmyk').jpeg()],
    ['16 bits', () => twoHalves(200, 200).toColourspace('rgb16').png()],
    ['wide gamut', () => twoHalves(200, 200).withIccProfile('p3').jpeg()],
    ['palette', () => twoHalves(200, 200).png({ palette: true })],
    ['WebP', () => twoHalves(200, 200).webp({ lossless: true })],
  ])('brings %s to sRGB', async (_name, make) => {
    const { photo } = await takeInPhoto(await make().toBuffer());
    const [red, green, blue] = await colourAt(photo, 20, 20);
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green!, blue!)).toBeLessThan(80);
    expect((await sharp(photo).metadata()).space).toBe('srgb');
  });

  it('may be grey, a single pixel or the first frame of an animation', async () => {
    const grey = await takeInPhoto(await twoHalves(200, 200).greyscale().toColourspace('b-w').jpeg().toBuffer());
    expect((await sharp(grey.photo).metadata()).channels).toBe(3);
    expect((await takeInPhoto(await twoHalves(1, 1).png().toBuffer())).warnings).toContain('small');
    const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 200), Buffer.alloc(100 * 100 * 3, 20)]);
    const animated = await sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
      .webp({ lossless: true })
      .toBuffer();
    const first = await takeInPhoto(animated);
    expect(first.height).toBe(100);
    expect((await colourAt(first.photo, 40, 40))[0]).toBeGreaterThan(190);
  });

  it('is placed on white if transparent, or on grey if the product is light', async () => {
    const disc = (fill: string): Promise<Buffer> =>
      sharp(Buffer.from(`<svg width="300" height="300"><circle cx="150" cy="150" r="90" fill="${fill}"/></svg>`))
        .png()
        .toBuffer();
    expect(await colourAt((await takeInPhoto(await disc('#a02020'))).photo, 5, 5)).toEqual([255, 255, 255]);
    expect((await colourAt((await takeInPhoto(await disc('#fafafa'))).photo, 5, 5))[0]).toBeLessThan(160);
  });
});
