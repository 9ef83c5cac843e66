import type { ProductFiles } from '@vitrine/engine/model';
import type { Storage } from '../../ports/storage-port.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { PhotoRow } from './photos.repository.ts';

interface Wish {
  /** `small`: previews of at most 1024 px. */
  size: 'full' | 'small';
  /** Whether pictures show the whole photo. */
  isWhole: boolean;
}

/** The files of a photo and its cut-out that pictures are made from. */
export async function readProductFiles(
  storage: Storage,
  { id, cutout: { revision } }: Pick<PhotoRow, 'id' | 'cutout'>,
  { size, isWhole }: Wish,
): Promise<ProductFiles> {
  const [whole, cut] = [photoFiles(id), cutoutFiles(id, revision)];
  const isFull = size === 'full';
  return {
    photo: await storage.read(isFull ? whole.photo : whole.preview),
    cutout: await storage.read(isFull ? cut.cutout : cut.preview),
    belief: isWhole ? await readIfStored(storage, cut.belief) : null,
  };
}

/** Null without one: not every cut-out has probabilities. */
const readIfStored = async (storage: Storage, key: string): Promise<Uint8Array | null> =>
  (await storage.head(key)) === null ? null : storage.read(key);
