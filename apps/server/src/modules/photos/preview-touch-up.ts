import { AppError, type CutoutCandidate, type PhotoWarningCode, type TouchUp } from '@vitrine/contract';
import { EngineError } from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';
import { cutOutWithShot, NothingBeside } from './cut-out-with-shot.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { cutouts } from '../../database/schema.ts';
import { presentCandidates, storeCandidates } from './stored-candidates.ts';

/** A cut-out's row to store, and the alternatives. */
interface PreviewedTouchUp {
  cutout: typeof cutouts.$inferInsert;
  candidates: CutoutCandidate[];
}

interface TouchUpToPreview {
  photoId: string;
  revision: number;
  touchUp: TouchUp;
  emptyShotId: string | null;
}

/**
 * Cuts out the photo's preview with `touchUp`, and with the empty shot if there is one, and stores the result under `revision`.
 * @returns the row to insert
 * @throws AppError unreadable_image, busy
 */
export async function previewTouchUp(
  { storage, studio }: Pick<PhotosParts, 'storage' | 'studio'>,
  caller: Caller,
  { photoId, revision, touchUp, emptyShotId }: TouchUpToPreview,
): Promise<PreviewedTouchUp> {
  const photo = await storage.read(photoFiles(photoId).preview);
  const result = await cutOut(() =>
    cutOutWithShot(storage, emptyShotId, (background) => studio.previewCutOut(photo, touchUp, caller, background)),
  );
  const said = { photoId, revision, touchUp, emptyShotId };
  if ('nothing' in result) return { cutout: { ...said, status: 'failed', warnings: result.nothing }, candidates: [] };
  const { score, warnings, preview, network, fellBack } = result;
  const candidates = presentCandidates(result.candidates);
  await Promise.all([
    storage.put(cutoutFiles(photoId, revision).preview, preview),
    storeCandidates({ storage }, { photoId, revision }, candidates),
  ]);
  return { cutout: { ...said, status: 'ready', score, warnings, network, fellBack }, candidates };
}

/** `nothing`: the result if nothing is left of the product. */
async function cutOut<Result extends object>(
  cut: () => Promise<Result>,
): Promise<Result | { nothing: PhotoWarningCode[] }> {
  try {
    return await cut();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'no_product_found') return { nothing: error instanceof NothingBeside ? [error.why] : [] };
    throw new AppError(error.code, { cause: error });
  }
}
