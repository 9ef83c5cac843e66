import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { UsageError } from './read-arguments.ts';

/** Photos of one product, as paths; the first is the main one. */
export interface ProductPhotos {
  /** Name of its folder; null for photos named one by one. */
  folder: string | null;
  photos: string[];
}

const MOST_PHOTOS = 6;
const PHOTO = /^(?!mask).*\.(jpe?g|png|webp)$/i;

/**
 * Groups the paths of a command line into products: all files are one, a folder with photos is one, and for any other folder each
 * subfolder with photos is one.
 * @throws UsageError
 */
export async function findProducts(paths: readonly string[]): Promise<ProductPhotos[]> {
  const files: string[] = [];
  const products: ProductPhotos[] = [];
  for (const path of paths) {
    if (await isFolder(path)) products.push(...(await openFolder(path)));
    else files.push(path);
  }
  if (files.length > MOST_PHOTOS) throw new UsageError(`A product has at most six photos, not ${files.length}.`);
  return files.length > 0 ? [{ folder: null, photos: files }, ...products] : products;
}

/** @throws UsageError when it cannot be read */
export async function readPhoto(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new UsageError(`The photo ${path} cannot be read.`, { cause });
  }
}

/**
 * The mask.png beside a photo, at the size of its preview; it replaces the network's mask.
 * @throws UsageError when there is none
 */
export async function readMaskBeside(path: string, preview: Uint8Array): Promise<Uint8Array> {
  const mask = join(dirname(path), 'mask.png');
  const { width, height } = await sharp(preview).metadata();
  try {
    return await sharp(mask).resize(width, height, { fit: 'fill' }).png().toBuffer();
  } catch (cause) {
    throw new UsageError(`There is no mask ${mask} that can be read.`, { cause });
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    throw new UsageError(`There is no photo and no folder ${path}.`, { cause });
  }
}

async function openFolder(folder: string): Promise<ProductPhotos[]> {
  const own = await listPhotos(folder);
  if (own.length > 0) return [{ folder: basename(resolve(folder)), photos: own }];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const inside = await Promise.all(
    names.toSorted().map(async (name) => ({ folder: name, photos: await listPhotos(join(folder, name)) })),
  );
  const products = inside.filter(({ photos }) => photos.length > 0);
  if (products.length === 0) throw new UsageError(`There are no photos in ${folder}.`);
  return products;
}

async function listPhotos(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => PHOTO.test(name));
  return names
    .toSorted()
    .slice(0, MOST_PHOTOS)
    .map((name) => join(folder, name));
}
