import { MAX_PHOTO_BYTES } from '@vitrine/contract/limits';
import { expect, it, vi } from 'vitest';
import { type Darkroom, fitFile } from './fit-file.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const boxed = (brand: string) => [0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`)];
const file = (head: number[], name: string, bytes = 64) => {
  const content = new Uint8Array(bytes);
  content.set(head);
  return new File([content], name, { lastModified: 7 });
};
/** A photo of twelve megapixels whose JPEG has `bytesPerPixel` at best quality, and less at others. */
function darkroom(bytesPerPixel: number) {
  const [width, height] = [4000, 3000];
  const close = vi.fn<() => void>();
  const open = vi.fn<Darkroom['open']>(async () => ({
    width,
    height,
    write: async (quality, scale) =>
      new Blob([new Uint8Array(width * height * scale * scale * bytesPerPixel * (quality / 0.92))]),
    close,
  }));
  return { open, close };
}

it('leaves acceptable files unchanged, without decoding them', async () => {
  const { open } = darkroom(0.1);
  const photo = file(JPEG, 'a.jpg', MAX_PHOTO_BYTES);
  expect(await fitFile(photo, { open })).toEqual({ file: photo, pixels: null });
  expect(open).not.toHaveBeenCalled();
});

it.each(['heic', 'heix', 'mif1'])('converts a phone’s %s to a JPEG at full size', async (brand) => {
  const { open, close } = darkroom(0.2);
  const fitted = await fitFile(file(boxed(brand), 'IMG_1234.HEIC'), { open });
  expect(fitted.pixels).toEqual({ width: 4000, height: 3000 });
  expect(fitted.file).toMatchObject({ name: 'IMG_1234.jpg', type: 'image/jpeg', lastModified: 7, size: 2_400_000 });
  expect(open.mock.calls[0]?.[1]).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});

it('lowers the quality before the size until the file is small enough', async () => {
  const large = () => file(JPEG, 'photo.v2.jpeg', MAX_PHOTO_BYTES + 1);
  const whole = await fitFile(large(), darkroom(0.9));
  expect(whole.pixels).toEqual({ width: 4000, height: 3000 });
  const smaller = await fitFile(large(), darkroom(1.5));
  expect(smaller.pixels).toEqual({ width: 3000, height: 2250 });
  expect(smaller.file.name).toBe('photo.v2.jpg');
  expect(smaller.file.size).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
});

it('returns files that it cannot open or make small enough, for the check to refuse', async () => {
  const broken = file(JPEG, 'broken.jpg', MAX_PHOTO_BYTES + 1);
  const open = () => Promise.reject(new Error('damaged'));
  expect(await fitFile(broken, { open })).toEqual({ file: broken, pixels: null });
  const noise = darkroom(0);
  noise.open.mockImplementation(async () => ({
    width: 4000,
    height: 3000,
    write: async () => new Blob([new Uint8Array(MAX_PHOTO_BYTES + 1)]),
    close: noise.close,
  }));
  expect(await fitFile(broken, noise)).toEqual({ file: broken, pixels: null });
  expect(noise.close).toHaveBeenCalledOnce();
  const text = file([...new TextEncoder().encode('nothing of the kind')], 'a.heic', MAX_PHOTO_BYTES + 1);
  expect((await fitFile(text, noise)).file).toBe(text);
});
