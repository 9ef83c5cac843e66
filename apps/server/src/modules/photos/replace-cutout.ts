import { AppError } from '@vitrine/contract';
import type { cutouts } from '../../database/schema.ts';
import { deleteUnusedCutouts, insertCutout } from './cutouts.repository.ts';
import { cutoutFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import { lockPhoto, showCutout } from './photos.repository.ts';

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
 * transaction, so that a crash leaves all of it or nothing. Files go after it: what a crash leaves lying goes with the photo.
 * @throws AppError not_found, touch_up_superseded
 */
export async function replaceCutout({ db, storage, queue }: PhotosParts, replacement: Replacement): Promise<void> {
  const { photoId, touchUps, cutout } = replacement;
  const remove = (revision: number) => storage.removeFolder(cutoutFiles(photoId, revision).folder);
  try {
    const unused = await db.transaction(async (tx) => {
      const photo = await lockPhoto(tx, photoId);
      if (photo === undefined || photo.deletedAt !== null) throw new AppError('not_found');
      if (photo.touchUps !== touchUps) throw new AppError('touch_up_superseded');
      const shown = cutout?.revision ?? 0;
      if (cutout !== null) await insertCutout(tx, cutout);
      await showCutout(tx, photoId, shown);
      if (cutout?.status === 'ready')
        await queue.enqueue(tx, 'cut-out-photo', [{ photoId, revision: shown }], { delaySeconds: FULL_DELAY_SECONDS });
      return deleteUnusedCutouts(tx, photoId, shown);
    });
    for (const revision of unused) await remove(revision);
  } catch (error) {
    if (error instanceof AppError && cutout !== null) await remove(cutout.revision);
    throw error;
  }
}
