import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePreview } from '../pixels/make-preview.ts';
import { takeInPhoto } from '../intake/take-in-photo.ts';
import { compareMask } from './compare-mask.ts';
import { cutOut, previewCutOut } from './cut-out.ts';
import { drawPlainPhoto, PLAIN_PHOTOS } from './plain-photos.fixture.ts';
import { readMask } from './read-mask.ts';

const AUTOMATIC = { strokes: [] };
let [photo, preview, exact]: Uint8Array[] = [];
const mask = () => exact!;

beforeAll(async () => {
  const drawn = await drawPlainPhoto(PLAIN_PHOTOS[0]!);
  const { photo: taken } = await takeInPhoto(drawn.jpeg);
  const { width, height } = drawn;
  const whole = sharp(drawn.mask, { raw: { width, height, channels: 1 } });
  [photo, preview] = [taken, await makePreview(taken)];
  exact = await whole.toColourspace('b-w').png().toBuffer();
});

describe('a mask made elsewhere', () => {
  it('is used for the cut-out, at full size and in the preview, and names its origin', async () => {
    const given = await readMask(mask(), preview!);
    const full = await cutOut(photo!, AUTOMATIC, { mask: given });
    expect(await compareMask(full.cutout, mask())).toBeGreaterThan(0.95);
    expect(full.score).toBeGreaterThan(0.9);
    expect(full.network).toBe('server');
    const small = await previewCutOut(preview!, AUTOMATIC, { mask: given });
    expect(await compareMask(small.preview, mask())).toBeGreaterThan(0.95);
    expect(small.network).toBe('server');
  });

  it('can be touched up by box and strokes like any other', async () => {
    const given = await readMask(mask(), preview!);
    const boxed = await cutOut(photo!, { box: { x: 0.3, y: 0.2, w: 0.2, h: 0.6 }, strokes: [] }, { mask: given });
    const { data, info } = await sharp(boxed.cutout).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number =>
      data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)]!;
    expect([at(0.45, 0.6), at(0.56, 0.6), at(0.7, 0.53)]).toEqual([255, 0, 0]);
    const line: [number, number][] = [
      [0.05, 0.05],
      [0.15, 0.05],
    ];
    const painted = await cutOut(photo!, { strokes: [{ mode: 'keep', radius: 0.03, points: line }] }, { mask: given });
    const alpha = await sharp(painted.cutout).extractChannel(3).raw().toBuffer();
    expect(alpha[Math.floor(0.05 * info.height) * info.width + Math.floor(0.1 * info.width)]).toBe(255);
  });

  it('without content means that there is no product', async () => {
    const { width, height } = await sharp(preview).metadata();
    const black = sharp({ create: { width, height, channels: 3, background: '#000' } });
    const given = await readMask(await black.png().toBuffer(), preview!);
    await expect(cutOut(photo!, AUTOMATIC, { mask: given })).rejects.toMatchObject({ code: 'no_product_found' });
  });

  it('may be in the alpha of a cut-out', async () => {
    const { cutout } = await cutOut(photo!, AUTOMATIC, { mask: await readMask(mask(), preview!) });
    const again = await cutOut(photo!, AUTOMATIC, { mask: await readMask(cutout, preview!) });
    expect(await compareMask(again.cutout, mask())).toBeGreaterThan(0.95);
  });

  it('is refused with a sentence if it is something else', async () => {
    const refuse = async (file: Uint8Array, sentence: RegExp) =>
      expect(readMask(file, preview!)).rejects.toMatchObject({
        code: 'unreadable_image',
        message: expect.stringMatching(sentence),
      });
    await refuse(Buffer.from('<html>Service unavailable</html>'), /^the mask is no picture$/);
    await refuse(preview!, /^the mask is a jpeg, no PNG$/);
    await refuse(mask().slice(0, mask().length / 2), /^the mask is damaged or cut off$/);
    const small = await sharp(mask()).resize(400, 300).png().toBuffer();
    await refuse(small, /^the mask has 400 × 300 pixels where the photo has 800 × 600$/);
  });
});
