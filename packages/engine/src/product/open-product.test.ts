import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isKept, openProduct } from './open-product.ts';

const [WIDTH, HEIGHT] = [60, 40];
const FOUND = { left: 10, top: 8, width: 20, height: 16 };

async function files() {
  const photo = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#8a6' } })
    .jpeg()
    .toBuffer();
  const cutout = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
    .composite([
      {
        input: {
          create: {
            width: FOUND.width,
            height: FOUND.height,
            channels: 4,
            background: { r: 90, g: 60, b: 20, alpha: 1 },
          },
        },
        left: FOUND.left,
        top: FOUND.top,
      },
    ])
    .png()
    .toBuffer();
  return { photo, cutout };
}

it('opens a photo shown whole with all of it as the product, and with the place where something was found', async () => {
  const product = await openProduct({ key: 'doubtful', isWhole: true, ...(await files()) }, 100);
  expect(product.cutout).toBe(product.photo);
  expect(product).toMatchObject({ box: { left: 0, top: 0, width: WIDTH, height: HEIGHT }, about: FOUND });
});

it('opens a photo shown whole with its background out of focus if it has probabilities, and refuses broken ones', async () => {
  const [width, height] = [160, 200];
  const stripes = Buffer.from(
    Uint8Array.from({ length: 3 * width * height }, (_, i) => (Math.floor(i / 9) % 2) * 160 + 40),
  );
  const photo = await sharp(stripes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const product = {
    input: { create: { width: 40, height: 60, channels: 4, background: '#a52' } },
    left: 60,
    top: 120,
  } as const;
  const ground = (background: string) =>
    sharp({ create: { width, height, channels: 4, background } }).composite([product]);
  const cutout = await ground('#0000').png().toBuffer();
  const white = { ...product, input: { create: { ...product.input.create, background: '#fff' } } };
  const belief = await ground('#000').composite([white]).toColourspace('b-w').png().toBuffer();
  const open = (key: string, given?: Uint8Array) =>
    openProduct({ key, isWhole: true, photo, cutout, belief: given }, 200);
  const { blurredBehind, photo: sharpPhoto } = await open('believed', belief);
  expect(blurredBehind).toMatchObject({ width, height });
  expect(blurredBehind!.data).not.toEqual(sharpPhoto.data);
  expect((await open('unknown')).blurredBehind).toBeUndefined();
  await expect(open('broken', Buffer.from('no picture'))).rejects.toMatchObject({ code: 'unreadable_image' });
});

it('keeps the same files apart, shown whole and cut out', async () => {
  const stored = { key: 'both', ...(await files()) };
  await openProduct({ ...stored, isWhole: true }, 100);
  expect(isKept({ key: 'both' }, 100)).toBe(false);
  const { cutout, about } = await openProduct(stored, 100);
  expect([cutout.width, cutout.height, about]).toEqual([FOUND.width, FOUND.height, undefined]);
  expect(isKept({ key: 'both', isWhole: true }, 100)).toBe(true);
});
