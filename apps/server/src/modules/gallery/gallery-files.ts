import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { showcase } from '@vitrine/scenes';
import { readWebpSize } from './read-webp-size.ts';

/** A gallery file as it is served. */
export interface GalleryFile {
  path: string;
  width: number;
  height: number;
  /** Hash of its content: a changed picture gets a new address. */
  hash: string;
}

/** `mug/studio`: the name of a picture in its address. */
export const pictureName = (product: string, picture: string): string => `${product}/${picture}`;

function readFacts(path: string): GalleryFile {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { path, ...readWebpSize(bytes), hash };
}

/** Every picture of the gallery by its name; originals are called `original`. */
export function readGalleryFiles(): ReadonlyMap<string, GalleryFile> {
  return new Map(
    showcase.flatMap(({ id, originalPath, picturePaths }) =>
      [['original', originalPath] as const, ...picturePaths].map(([name, path]): [string, GalleryFile] => [
        pictureName(id, name),
        readFacts(path),
      ]),
    ),
  );
}
