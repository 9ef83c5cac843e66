import { type CutOutResult, EngineError } from '@vitrine/engine/model';
import { type CutoutRow, findCutout, saveCutout } from './cutouts.repository.ts';
import { cutOutWithShot } from './cut-out-with-shot.ts';
import { cutoutFiles, photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';

/**
 * Makes a cut-out of a photo in full resolution if it is still missing, and writes down how it went. Idempotent: running it
 * twice, or in two workers at once, gives the same files. A revision that was replaced meanwhile is left alone.
 * @returns the cut-out afterwards; undefined when it is gone
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
    const result = await cutOutWithShot(parts.storage, row.emptyShotId, (background) =>
      parts.studio.cutOut(photo, row.touchUp ?? undefined, signal, background),
    );
    await storeCutout(parts, row, result);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await failCutout(parts, row);
  }
  return findCutout(parts.db, photoId, revision);
}

/** Writes down that there will be no cut-out. */
export async function failCutout(parts: Pick<PhotosParts, 'db'>, { photoId, revision }: CutoutRow): Promise<void> {
  await saveCutout(parts.db, photoId, revision, { status: 'failed', score: null, warnings: [], hasFull: false });
}

async function storeCutout(
  { db, storage }: Pick<PhotosParts, 'db' | 'storage'>,
  { photoId, revision, status }: CutoutRow,
  { score, warnings, cutout, preview }: Awaited<ReturnType<typeof cutOutWithShot<CutOutResult>>>,
): Promise<void> {
  const files = cutoutFiles(photoId, revision);
  await storage.put(files.cutout, cutout);
  // A touch-up has its preview already, and browsers keep what an address once gave.
  if (status === 'pending') await storage.put(files.preview, preview);
  const saved = await saveCutout(db, photoId, revision, { status: 'ready', score, warnings, hasFull: true });
  if (!saved && revision > 0) await storage.removeFolder(files.folder);
}
