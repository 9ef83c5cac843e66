import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeInPhoto } from '../intake/take-in-photo.ts';
import type { CutOutResult } from '../model.ts';
import { cutOut } from './cut-out.ts';
import { drawPlainPhoto, PLAIN_PHOTOS } from './plain-photos.fixture.ts';

const SAMPLES = new URL('../../../scenes/samples/', import.meta.url);

async function cutFile(file: Uint8Array): Promise<CutOutResult> {
  return cutOut((await takeInPhoto(file)).photo);
}

async function alphaOf(png: Uint8Array): Promise<Buffer> {
  return sharp(png).extractChannel(3).raw().toBuffer();
}

/** Intersection over union of alpha and mask, both thresholded at one half. */
function overlap(alpha: Buffer, mask: Buffer): number {
  expect(alpha.length).toBe(mask.length);
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    both += alpha[i]! > 127 && mask[i]! > 127 ? 1 : 0;
    either += alpha[i]! > 127 || mask[i]! > 127 ? 1 : 0;
  }
  return both / either;
}

describe('a product on a plain table', () => {
  it.each(PLAIN_PHOTOS.map((photo) => [photo.name, photo] as const))('is found whole: %s', async (_name, photo) => {
    const { jpeg, mask, width } = await drawPlainPhoto(photo);
    const result = await cutFile(jpeg);
    expect(overlap(await alphaOf(result.cutout), mask)).toBeGreaterThan(0.95);
    expect(result.score).toBeGreaterThanOrEqual(0.8);
    expect(result.warnings).toEqual([]);
    const metadata = await sharp(result.cutout).metadata();
    expect([metadata.format, metadata.width, metadata.channels]).toEqual(['png', width, 4]);
  });

  it('leaves no background colour at the edge', async () => {
    const { jpeg } = await drawPlainPhoto(PLAIN_PHOTOS[0]!);
    const { data } = await sharp((await cutFile(jpeg)).cutout)
      .raw()
      .toBuffer({ resolveWithObject: true });
    let [edge, fringe] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! < 40 || data[i + 3]! > 230) continue;
      edge++;
      // The mug is blue, the table beige: a fringe would be redder than blue.
      if (data[i]! > data[i + 2]!) fringe++;
    }
    expect(edge).toBeGreaterThan(500);
    expect(fringe / edge).toBeLessThan(0.05);
  });

  it('gives the same bytes for the same photo', async () => {
    const { photo } = await takeInPhoto((await drawPlainPhoto(PLAIN_PHOTOS[1]!)).jpeg);
    expect(Buffer.compare((await cutOut(photo)).cutout, (await cutOut(photo)).cutout)).toBe(0);
  });
});

describe('difficult photos', () => {
  // Cluttered on purpose. The limits hold what was reached: 0.99 (with the handle open), 0.92 (0.98 before decision 0055: the dark base is lost) and 0.95.
  it.each([
    ['mug', 0.97],
    ['pump', 0.91],
    ['headphones', 0.92],
  ])('says so, and does not fall below what was reached: %s', async (name, floor) => {
    const result = await cutFile(await readFile(new URL(`${name}/photo.jpg`, SAMPLES)));
    const mask = await sharp(new URL(`${name}/mask.png`, SAMPLES).pathname)
      .greyscale()
      .raw()
      .toBuffer();
    const reached = overlap(await alphaOf(result.cutout), mask);
    expect(reached).toBeGreaterThan(floor);
    expect(reached > 0.9 || result.warnings.some((warning) => /^un(?:sure|certain)_/.test(warning))).toBe(true);
  });

  it('finds nothing on an empty table', async () => {
    const empty = { ...PLAIN_PHOTOS[0]!, product: '', shadow: '' };
    await expect(cutFile((await drawPlainPhoto(empty)).jpeg)).rejects.toMatchObject({ code: 'no_product_found' });
  });

  it('reports that the frame touches the product, or shows only a part of it', async () => {
    const { jpeg } = await drawPlainPhoto(PLAIN_PHOTOS[3]!);
    const warningsOf = async (left: number, height: number) =>
      (await cutFile(await sharp(jpeg).extract({ left, top: 0, width: 500, height }).jpeg().toBuffer())).warnings;
    expect(await warningsOf(150, 400)).toEqual(['cut_side']);
    expect(await warningsOf(300, 330)).toContain('cut_off');
  });
});
