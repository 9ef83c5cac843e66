import type { PhotoWarningCode } from '@vitrine/contract';
import { EngineError, type PhotoWarning } from '@vitrine/engine/model';
import type { Storage } from '../../ports/storage-port.ts';
import { photoFiles } from './photo-files.ts';

/** What the engine gave, and perhaps a word about the empty shot. */
export type CutWithShot<Result> = Omit<Result, 'warnings'> & { warnings: PhotoWarningCode[] };

/**
 * Cuts out with the empty shot, if there is one. Where it does not show the place of the photo the ordinary cut-out is made
 * instead, and its warnings say so.
 * @param cut asks the engine, @throws what `cut` throws, but for `unrelated_background`
 */
export async function cutOutWithShot<Result extends { warnings: PhotoWarning[] }>(
  storage: Storage,
  emptyShotId: string | null,
  cut: (background?: Uint8Array) => Promise<Result>,
): Promise<CutWithShot<Result>> {
  const background = emptyShotId === null ? undefined : await readShot(storage, emptyShotId);
  try {
    return await cut(background);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'unrelated_background') throw error;
    const result = await cut();
    return { ...result, warnings: [...result.warnings, 'unrelated_background'] };
  }
}

/** Undefined when it was removed meanwhile. */
async function readShot(storage: Storage, emptyShotId: string): Promise<Uint8Array | undefined> {
  const { preview } = photoFiles(emptyShotId);
  return (await storage.head(preview)) === null ? undefined : storage.read(preview);
}
