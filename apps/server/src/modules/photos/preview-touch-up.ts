import { AppError, type TouchUp } from '@vitrine/contract';
import { type CutOutPreview, EngineError } from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { cutouts } from '../../database/schema.ts';

/**
 * Cuts the photo's preview out as `touchUp` says and stores the result under `revision`.
 * @returns the row to be written
 * @throws AppError unreadable_image, busy
 */
export async function previewTouchUp(
  { storage, studio }: Pick<PhotosParts, 'storage' | 'studio'>,
  caller: Caller,
  { photoId, revision, touchUp }: { photoId: string; revision: number; touchUp: TouchUp },
): Promise<typeof cutouts.$inferInsert> {
  const result = await cutOut(studio, caller, await storage.read(photoFiles(photoId).preview), touchUp);
  if (result === null) return { photoId, revision, touchUp, status: 'failed' };
  const { score, warnings, preview } = result;
  await storage.put(cutoutFiles(photoId, revision).preview, preview);
  return { photoId, revision, touchUp, status: 'ready', score, warnings };
}

/** Null when nothing is left of the product. */
async function cutOut(
  studio: PhotosParts['studio'],
  caller: Caller,
  preview: Uint8Array,
  touchUp: TouchUp,
): Promise<CutOutPreview | null> {
  try {
    return await studio.previewCutOut(preview, touchUp, caller);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'no_product_found') return null;
    throw new AppError(error.code, { cause: error });
  }
}
