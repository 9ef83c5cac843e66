import { samples } from '@vitrine/scenes';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Raster, RenderRequest, StoredProduct } from '../model.ts';
import { renderPicture } from '../render-picture.ts';
import { markProof } from './mark-proof.ts';

/** A plain raster of one grey. */
function plain(level: number, width = 512, height = 512): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(level);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { data, width, height };
}

/** Share of the pixels that differ by more than `levels`, in a part of two rasters of the same size. */
function changed(one: Raster, other: Raster, { left = 0, top = 0, side = one.width }, levels = 8): number {
  let count = 0;
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const i = (y * one.width + x) * 4;
      if (Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0)) > levels) count += 1;
    }
  }
  return count / side ** 2;
}

describe('the watermark on a preview', () => {
  it.each([0, 64, 128, 192, 255])(
    'is visible everywhere on a background of level %i, and leaves most of it unchanged',
    (level) => {
      const picture = plain(level);
      const marked = markProof(picture);
      for (const left of [0, 128, 256, 384]) {
        for (const top of [0, 128, 256, 384]) {
          const share = changed(picture, marked, { left, top, side: 128 });
          expect([left, top, share > 0.04 && share < 0.45]).toEqual([left, top, true]);
        }
      }
      expect(changed(picture, marked, {}, 110)).toBe(0);
    },
  );

  it('reaches every corner of a banner and of a story', () => {
    for (const [width, height] of [
      [512, 216],
      [288, 512],
    ] as const) {
      const picture = plain(200, width, height);
      const marked = markProof(picture);
      for (const left of [0, width - 128]) {
        for (const top of [0, height - 128]) {
          expect(changed(picture, marked, { left, top, side: 128 })).toBeGreaterThan(0.04);
        }
      }
    }
  });

  it('leaves the input unchanged, and is the same every time', () => {
    const picture = plain(100);
    const before = Buffer.from(picture.data);
    const [one, other] = [markProof(picture), markProof(picture)];
    expect(Buffer.from(picture.data).equals(before)).toBe(true);
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(true);
  });
});

describe('a picture of each size', () => {
  let product: StoredProduct;
  beforeAll(async () => {
    const { photoPath, maskPath } = samples.get('mug') ?? {};
    const photo = await sharp(photoPath).rotate().resize(1024, 1024, { fit: 'inside' }).jpeg().toBuffer();
    const { width, height } = await sharp(photo).metadata();
    const mask = await sharp(await readFile(maskPath ?? ''))
      .resize(width, height, { fit: 'fill' })
      .greyscale()
      .toBuffer();
    const cutout = await sharp(photo).removeAlpha().joinChannel(mask).png().toBuffer();
    product = { key: 'mug', photo, cutout };
  });

  const white = async (size: RenderRequest['size'], more: Partial<RenderRequest> = {}) => {
    const picture = await renderPicture({
      style: 'white_bg',
      products: [product],
      language: 'en',
      description: '',
      category: null,
      seed: 1,
      size,
      format: 'png',
      ...more,
    });
    if (picture === null) throw new Error('the photo was given');
    return picture;
  };
  /** Checks the picture's margin: white where nothing is drawn over it. */
  const isMarked = async (bytes: Uint8Array): Promise<boolean> => {
    const part = { left: 0, top: 0, width: 24, height: 512 };
    const { channels } = await sharp(await sharp(bytes).resize(512, 512).extract(part).toBuffer()).stats();
    return (channels[0]?.min ?? 0) < 245;
  };

  it('has the watermark in its pixels before payment, and in no paid size', async () => {
    const proof = await white('proof');
    expect([proof.width, proof.height]).toEqual([512, 512]);
    expect(await isMarked(proof.bytes)).toBe(true);
    for (const size of ['preview', 'final'] as const)
      expect([size, await isMarked((await white(size)).bytes)]).toEqual([size, false]);
    // Measured on the picture below the watermark, which is not a fault of it.
    expect(proof.checks.background_white).toBe(true);
  }, 60_000);

  it('has it in every size and without its background if nobody pays', async () => {
    const preview = await white('preview', { isMarked: true });
    expect(await isMarked(preview.bytes)).toBe(true);
    expect(await isMarked((await white('final', { isMarked: true })).bytes)).toBe(true);
    const [bare, marked] = await Promise.all(
      [false, true].map(async (sandbox) => {
        const { bytes } = await white('preview', { alone: 'bare', isMarked: sandbox });
        return (await sharp(bytes).stats()).channels[3]?.mean ?? 0;
      }),
    );
    // There are letters where there were none.
    expect(marked).toBeGreaterThan((bare ?? 0) + 2);
  }, 60_000);
});
