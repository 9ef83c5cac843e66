import { AppError, type TouchUp } from '@vitrine/contract';
import { EngineError } from '@vitrine/engine/model';
import { cutOutWithShot } from './cut-out-with-shot.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { cutouts } from '../../database/schema.ts';

/**
 * Cuts the photo's preview out as `touchUp` says, with the empty shot if there is one, and stores the result under `revision`.
 * @returns the row to be written
 * @throws AppError unreadable_image
 */
export async function previewTouchUp(
  { storage, studio }: Pick<PhotosParts, 'storage' | 'studio'>,
  {
    photoId,
    revision,
    touchUp,
    emptyShotId,
  }: { photoId: string; revision: number; touchUp: TouchUp; emptyShotId: string | null },
): Promise<typeof cutouts.$inferInsert> {
  const photo = await storage.read(photoFiles(photoId).preview);
  const result = await cutOut(() =>
    cutOutWithShot(storage, emptyShotId, (background) => studio.previewCutOut(photo, touchUp, undefined, background)),
  );
  if (result === null) return { photoId, revision, touchUp, emptyShotId, status: 'failed' };
  const { score, warnings, preview } = result;
  await storage.put(cutoutFiles(photoId, revision).preview, preview);
  return { photoId, revision, touchUp, emptyShotId, status: 'ready', score, warnings };
}

/** Null when nothing is left of the product. */
async function cutOut<Result>(cut: () => Promise<Result>): Promise<Result | null> {
  try {
    return await cut();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'no_product_found') return null;
    throw new AppError(error.code, { cause: error });
  }
}
