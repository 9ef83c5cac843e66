import { type CutOutResult, EngineError } from '@vitrine/engine/model';
import { markStarted } from './cutout-times.repository.ts';
import { type CutoutRow, findCutout, saveCutout } from './cutouts.repository.ts';
import { cutOutWithShot, type CutWithShot } from './cut-out-with-shot.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { CutOutOrigin } from './photo-studio-port.ts';
import type { PhotosParts } from './photos-parts.ts';

/**
 * Makes a full-size cut-out of a photo if it is missing, and records the result. Idempotent: a second run, even in parallel,
 * gives the same files. A revision that was replaced meanwhile is skipped.
 * @returns the cut-out afterwards; undefined if it is gone
 */
export async function cutOutPhoto(
  parts: Omit<PhotosParts, 'queue'>,
  photoId: string,
  revision: number,
  signal?: AbortSignal,
): Promise<CutoutRow | undefined> {
  const row = await findCutout(parts.db, photoId, revision);
  if (row === undefined || row.hasFull || row.status === 'failed') return row;
  try {
    const photo = await parts.storage.read(photoFiles(photoId).photo);
    if (parts.studio.state().takesLong) await markStarted(parts.db, photoId, revision);
    const begin = performance.now();
    const result = await cutOutWithShot(parts.storage, row.emptyShotId, (background) =>
      parts.studio.cutOut(photo, row.touchUp ?? undefined, signal, background),
    );
    await storeCutout(parts, row, { ...result, seconds: (performance.now() - begin) / 1000 });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await failCutout(parts, row);
  }
  return findCutout(parts.db, photoId, revision);
}

/** Records that the cut-out failed. */
export async function failCutout(parts: Pick<PhotosParts, 'db'>, { photoId, revision }: CutoutRow): Promise<void> {
  await saveCutout(parts.db, photoId, revision, { status: 'failed', score: null, warnings: [], hasFull: false });
}

async function storeCutout(
  { db, storage }: Pick<PhotosParts, 'db' | 'storage'>,
  { photoId, revision, status }: CutoutRow,
  { score, warnings, cutout, preview, belief, ...made }: CutWithShot<CutOutResult & CutOutOrigin> & { seconds: number },
): Promise<void> {
  const files = cutoutFiles(photoId, revision);
  await storage.put(files.cutout, cutout);
  if (belief !== null) await storage.put(files.belief, belief);
  // A touch-up already has its preview, and browsers cache what an address once returned.
  if (status === 'pending') await storage.put(files.preview, preview);
  const { network, fellBack, seconds } = made;
  const result = { score, warnings, network, fellBack, seconds };
  const saved = await saveCutout(db, photoId, revision, { ...result, status: 'ready', hasFull: true });
  if (!saved && revision > 0) await storage.removeFolder(files.folder);
}
