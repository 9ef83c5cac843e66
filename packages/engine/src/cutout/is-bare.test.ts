import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPhoto } from '../pixels/open-photo.ts';
import { shrinkPixels } from '../pixels/opaque-pixels.ts';
import { cutOut } from './cut-out.ts';
import { EXAMINED_PX, isBare } from './is-bare.ts';
import { drawPlainPhoto, PLAIN_PHOTOS } from './plain-photos.fixture.ts';

const isBarePhoto = async (jpeg: Uint8Array): Promise<boolean> =>
  isBare(await shrinkPixels(await openPhoto(jpeg), EXAMINED_PX));

it('a table without a product is bare, with one it is not', async () => {
  const table = PLAIN_PHOTOS[0]!;
  expect(await isBarePhoto((await drawPlainPhoto({ ...table, product: '', shadow: '' })).jpeg)).toBe(true);
  expect(await isBarePhoto((await drawPlainPhoto(table)).jpeg)).toBe(false);
});

/** Stripes that fill the photo: no product stands out, and yet it shows something. */
const stripes = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#b5a58f"/>${Array.from({ length: 40 }, (_, i) => `<rect x="${i * 20}" width="9" height="600" fill="#8f7f6a"/>`).join('')}</svg>`,
    ),
  )
    .jpeg({ quality: 95 })
    .toBuffer();

it('a photo in which nothing is found but something is shown gets a doubtful cut-out of its middle', async () => {
  const photo = await stripes();
  expect(await isBarePhoto(photo)).toBe(false);
  const { warnings, score } = await cutOut(photo);
  expect(warnings).toContain('uncertain_cutout');
  expect(score).toBeLessThan(0.8);
});
