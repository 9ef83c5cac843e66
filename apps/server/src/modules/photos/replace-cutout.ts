import { AppError } from '@vitrine/contract';
import type { cutouts } from '../../database/schema.ts';
import { deleteUnusedCutouts, findCutout, insertCutout } from './cutouts.repository.ts';
import { cutoutFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import { lockPhoto, type PhotoRow, showCutout } from './photos.repository.ts';

/** Another touch-up often follows within this time and makes the full-size version of this one unnecessary. */
const FULL_DELAY_SECONDS = 2;

interface Replacement {
  photoId: string;
  /** The touch-up's arrival number. */
  touchUps: number;
  /** The cut-out to show, its preview already stored; null: the engine's own. */
  cutout: typeof cutouts.$inferInsert | null;
}

/**
 * Switches a photo to another cut-out, enqueues its full-size version and deletes unneeded ones, in one transaction. Files are
 * removed afterwards, and nobody waits for that: files left by a crash are removed with the photo.
 * @returns the photo's new state
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
