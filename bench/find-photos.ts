import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BenchPhoto {
  name: string;
  photo: string;
  /** White where the product is, framed like the photo; null if unknown. */
  mask: string | null;
  /** The same place without the product, if there is such a shot. */
  empty?: string;
}

/** Our own samples. */
export const SAMPLES = fileURLToPath(new URL('../packages/scenes/samples', import.meta.url));

/** Our own samples, and the photos of another folder. */
export async function findPhotos(folder?: string): Promise<BenchPhoto[]> {
  const own = await listFolder(SAMPLES);
  const further = folder === undefined ? [] : await listFolder(folder);
  const known = new Set(own.map(({ name }) => name));
  return [...own, ...further.filter(({ name }) => !known.has(name))];
}

async function listFolder(folder: string): Promise<BenchPhoto[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(names.toSorted().map((name) => openFolder(name, join(folder, name))));
  return found.filter((photo) => photo !== null);
}

async function openFolder(name: string, folder: string): Promise<BenchPhoto | null> {
  const [jpeg, png, mask] = await Promise.all(
    ['photo.jpg', 'photo.png', 'mask.png'].map((file) => existing(join(folder, file))),
  );
  const photo = jpeg ?? png;
  return photo ? { name, photo, mask: mask ?? null } : null;
}

async function existing(path: string): Promise<string | null> {
  return access(path).then(
    () => path,
    () => null,
  );
}
