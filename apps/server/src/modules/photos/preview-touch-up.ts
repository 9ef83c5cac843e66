import { AppError, type CutoutCandidate, type TouchUp } from '@vitrine/contract';
import { type CutOutPreview, EngineError } from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { CutOutOrigin } from './photo-studio-port.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { cutouts } from '../../database/schema.ts';
import { presentCandidates, storeCandidates } from './stored-candidates.ts';

/** A cut-out as it is to be written down, and what else may have been meant. */
interface PreviewedTouchUp {
  cutout: typeof cutouts.$inferInsert;
  candidates: CutoutCandidate[];
}

/**
 * Cuts the photo's preview out as `touchUp` says and stores the result under `revision`.
 * @returns the row to be written
 * @throws AppError unreadable_image, busy
 */
export async function previewTouchUp(
  { storage, studio }: Pick<PhotosParts, 'storage' | 'studio'>,
  caller: Caller,
  { photoId, revision, touchUp }: { photoId: string; revision: number; touchUp: TouchUp },
): Promise<PreviewedTouchUp> {
  const result = await cutOut(studio, caller, await storage.read(photoFiles(photoId).preview), touchUp);
  if (result === null) return { cutout: { photoId, revision, touchUp, status: 'failed' }, candidates: [] };
  const { score, warnings, preview, network, fellBack } = result;
  const candidates = presentCandidates(result.candidates);
  await Promise.all([
    storage.put(cutoutFiles(photoId, revision).preview, preview),
    storeCandidates({ storage }, { photoId, revision }, candidates),
  ]);
  const cutout = { photoId, revision, touchUp, status: 'ready' as const, score, warnings, network, fellBack };
  return { cutout, candidates };
}

/** Null when nothing is left of the product. */
async function cutOut(
  studio: PhotosParts['studio'],
  caller: Caller,
  preview: Uint8Array,
  touchUp: TouchUp,
): Promise<(CutOutPreview & CutOutOrigin) | null> {
  try {
    return await studio.previewCutOut(preview, touchUp, caller);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'no_product_found') return null;
    throw new AppError(error.code, { cause: error });
  }
}
