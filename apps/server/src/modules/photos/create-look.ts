import type { CutoutCandidate, TouchUp } from '@vitrine/contract';
import { EngineError } from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';
import { cutOutWithShot } from './cut-out-with-shot.ts';
import { findCutout } from './cutouts.repository.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import { presentCandidates, storeCandidates } from './stored-candidates.ts';

/** The cut-out that is shown. */
export interface ShownCutout {
  photoId: string;
  revision: number;
  touchUp: TouchUp;
}

/** Computes and stores the alternatives of a cut-out. Never rejects: without an answer there is nothing to choose. */
export type Look = (shown: ShownCutout, caller: Caller) => Promise<CutoutCandidate[]>;

type Parts = Pick<PhotosParts, 'db' | 'storage' | 'studio'>;

/**
 * Computes alternatives for photos that have none stored, as after the upload. One photo at a time, so that a gesture waits for
 * one computation at most; concurrent requests for the same photo share its answer.
 */
export function createLook(parts: Parts): Look {
  const underWay = new Map<string, Promise<CutoutCandidate[]>>();
  let last: Promise<unknown> = Promise.resolve();
  return (shown, { account, address }) => {
    // Others may share this result, so it continues when the first caller disconnects.
    const caller = { account, address, signal: new AbortController().signal };
    const key = cutoutFiles(shown.photoId, shown.revision).folder;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const found = last.then(() => lookAt(parts, shown, caller)).finally(() => underWay.delete(key));
    underWay.set(key, found);
    last = found;
    return found;
  };
}

async function lookAt(parts: Parts, shown: ShownCutout, caller: Caller): Promise<CutoutCandidate[]> {
  try {
    const candidates = await askEngine(parts, shown, caller);
    await storeCandidates(parts, shown, candidates);
    // The photo or the touch-up may be gone meanwhile: its folder must not come back.
    const isKept = (await findCutout(parts.db, shown.photoId, shown.revision)) !== undefined;
    if (!isKept) await parts.storage.removeFolder(cutoutFiles(shown.photoId, shown.revision).folder);
    return candidates;
  } catch {
    // Errors of the photo or the engine are reported by the gesture that follows.
    return [];
  }
}

async function askEngine(
  { db, storage, studio }: Parts,
  { photoId, revision, touchUp }: ShownCutout,
  caller: Caller,
): Promise<CutoutCandidate[]> {
  const preview = await storage.read(photoFiles(photoId).preview);
  const emptyShotId = (await findCutout(db, photoId, revision))?.emptyShotId ?? null;
  try {
    const found = await cutOutWithShot(storage, emptyShotId, (background) =>
      studio.previewCutOut(preview, touchUp, caller, background),
    );
    return presentCandidates(found.candidates);
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no_product_found') return [];
    throw error;
  }
}
