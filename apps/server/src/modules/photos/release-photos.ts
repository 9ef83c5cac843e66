import type { Db } from '../../database/db.ts';
import { deletePhotoRow, isUsedByJob, lockPhoto } from './photos.repository.ts';

/**
 * Deletes those photos that no job uses any more, in the caller's transaction.
 * @returns the deleted ids; the caller removes their files
 */
export async function releasePhotos(db: Db, photoIds: string[]): Promise<string[]> {
  const gone: string[] = [];
  // Always in the same order, to prevent deadlocks.
  for (const photoId of photoIds.toSorted()) {
    const photo = await lockPhoto(db, photoId);
    if (photo === undefined || (await isUsedByJob(db, photoId))) continue;
    await deletePhotoRow(db, photoId);
    gone.push(photoId);
  }
  return gone;
}
