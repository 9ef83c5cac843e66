import { AppError } from '@vitrine/contract';
import type { cutouts } from '../../database/schema.ts';
import { deleteUnusedCutouts, findCutout, insertCutout } from './cutouts.repository.ts';
import { cutoutFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import { lockPhoto, type PhotoRow, showCutout } from './photos.repository.ts';

/** A further touch-up often follows within this time and makes the full resolution of this one needless. */
const FULL_DELAY_SECONDS = 2;

interface Replacement {
  photoId: string;
  /** The number with which the touch-up arrived. */
  touchUps: number;
  /** What to show from now on, its preview stored; null: the engine's own. */
  cutout: typeof cutouts.$inferInsert | null;
}

/**
 * Shows another cut-out of a photo, asks for its full resolution and forgets those that nobody needs any more: in one
 * transaction, so that a crash leaves all of it or nothing. Files go after it, and nobody waits for that: what a crash leaves
 * lying goes with the photo.
 * @returns the photo as it is now
 * @throws AppError not_found, touch_up_superseded
 */
export async function replaceCutout({ db, storage, queue }: PhotosParts, replacement: Replacement): Promise<PhotoRow> {
  const { photoId, touchUps, cutout } = replacement;
  const remove = (revision: number) => storage.removeFolder(cutoutFiles(photoId, revision).folder);
  try {
    const { row, unused } = await db.transaction(async (tx) => {
      const photo = await lockPhoto(tx, photoId);
      if (photo === undefined || photo.deletedAt !== null) throw new AppError('not_found');
      if (photo.touchUps !== touchUps) throw new AppError('touch_up_superseded');
      const shown = cutout === null ? await findCutout(tx, photoId, 0) : await insertCutout(tx, cutout);
      if (shown === undefined) throw new AppError('not_found');
      const { revision } = shown;
      await showCutout(tx, photoId, revision);
      if (cutout?.status === 'ready')
        await queue.enqueue(tx, 'cut-out-photo', [{ photoId, revision }], { delaySeconds: FULL_DELAY_SECONDS });
      const row = { ...photo, cutoutRevision: revision, cutout: shown };
      return { row, unused: await deleteUnusedCutouts(tx, photoId, revision) };
    });
    void Promise.allSettled(unused.map(remove));
    return row;
  } catch (error) {
    if (error instanceof AppError && cutout !== null) await remove(cutout.revision);
    throw error;
  }
}
