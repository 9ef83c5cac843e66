import { AppError } from '@vitrine/contract';
import { dropSpareShots } from './drop-spare-shots.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import { deletePhotoRow, isUsedByJob, lockPhoto, markDeleted } from './photos.repository.ts';

/**
 * Deletes a photo with its files; one that a job uses only leaves the list.
 * @throws AppError not_found
 */
export async function removePhoto(
  { db, storage }: Pick<PhotosParts, 'db' | 'storage'>,
  userId: string,
  photoId: string,
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const row = await lockPhoto(tx, photoId);
    if (row === undefined || row.userId !== userId || row.deletedAt !== null) throw new AppError('not_found');
    if (await isUsedByJob(tx, photoId)) {
      await markDeleted(tx, photoId);
      return false;
    }
    await deletePhotoRow(tx, photoId);
    return true;
  });
  if (!gone) return;
  await storage.removeFolder(photoFiles(photoId).folder);
  await dropSpareShots({ db, storage }, userId);
}
