import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProducts, readMaskBeside } from './find-products.ts';
import { UsageError } from './read-arguments.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
  const files = ['cup/photo.png', 'cup/mask.png', 'mug/b.JPG', 'mug/a.webp', 'notes/read.txt', 'README.md'];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
});
afterAll(() => rm(root, { recursive: true }));

async function find(...paths: string[]) {
  const products = await findProducts(paths.map((path) => join(root, path)));
  return products.map(({ folder, photos }) => [folder, photos.map((photo) => basename(photo))]);
}

it('takes every subfolder with photos, without the masks', async () => {
  expect(await find('')).toEqual([
    ['cup', ['photo.png']],
    ['mug', ['a.webp', 'b.JPG']],
  ]);
});

it('takes a folder of photos as one product, and single files as separate ones', async () => {
  expect(await find('mug')).toEqual([['mug', ['a.webp', 'b.JPG']]]);
  expect(await find('mug', 'cup/photo.png', 'mug/a.webp')).toEqual([
    [null, ['photo.png', 'a.webp']],
    ['mug', ['a.webp', 'b.JPG']],
  ]);
});

it('reports missing files', async () => {
  await expect(find('plate')).rejects.toThrow(UsageError);
  await expect(find('notes')).rejects.toThrow('no photos in');
  await expect(find(...Array.from({ length: 7 }, () => 'mug/a.webp'))).rejects.toThrow('at most six');
});

it('reads the mask beside a photo at the size of its preview', async () => {
  const fill = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } }).png();
  await fill(40, 20).toFile(join(root, 'mug/mask.png'));
  const mask = await readMaskBeside(join(root, 'mug/a.webp'), await fill(20, 10).toBuffer());
  expect(await sharp(mask).metadata()).toMatchObject({ format: 'png', width: 20, height: 10 });
  await expect(readMaskBeside(join(root, 'cup/photo.png'), mask)).rejects.toThrow('cup/mask.png');
});
