import type { Db } from '../../database/db.ts';
import { deletePhotoRow, isUsedByJob, lockPhoto } from './photos.repository.ts';

/**
 * Removes those of the photos that no job shows any more, in the caller's transaction.
 * @returns the ids of those removed; their files are for the caller to remove
 */
export async function releasePhotos(db: Db, photoIds: string[]): Promise<string[]> {
  const gone: string[] = [];
  // Always in the same order: two that wait for each other would wait for ever.
  for (const photoId of photoIds.toSorted()) {
    const photo = await lockPhoto(db, photoId);
    if (photo === undefined || (await isUsedByJob(db, photoId))) continue;
    await deletePhotoRow(db, photoId);
    gone.push(photoId);
  }
  return gone;
}
