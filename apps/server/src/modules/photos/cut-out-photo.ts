import { EngineError } from '@vitrine/engine/model';
import { photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import { findPhoto, type PhotoRow, saveCutout } from './photos.repository.ts';

/**
 * Makes the cut-out of a photo if it is still pending, and writes down how it went. Idempotent: running it twice, or in two
 * workers at once, gives the same files.
 * @returns the photo afterwards; undefined when it is gone
 */
export async function cutOutPhoto(
  parts: Omit<PhotosParts, 'queue'>,
  photoId: string,
  signal?: AbortSignal,
): Promise<PhotoRow | undefined> {
  const row = await findPhoto(parts.db, photoId);
  if (row === undefined || row.cutoutStatus !== 'pending') return row;
  const files = photoFiles(photoId);
  try {
    const result = await parts.studio.cutOut(await parts.storage.read(files.photo), undefined, signal);
    await parts.storage.put(files.cutout, result.cutout);
    await parts.storage.put(files.cutoutPreview, result.preview);
    await saveCutout(parts.db, photoId, {
      cutoutStatus: 'ready',
      cutoutScore: result.score,
      warnings: [...new Set([...row.warnings, ...result.warnings])],
    });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await failCutout(parts, row);
  }
  return findPhoto(parts.db, photoId);
}

/** Writes down that there will be no cut-out. */
export async function failCutout(parts: Pick<PhotosParts, 'db'>, row: PhotoRow): Promise<void> {
  await saveCutout(parts.db, row.id, { cutoutStatus: 'failed', cutoutScore: null, warnings: row.warnings });
}
