import type { Db } from '../../database/db.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import { markRestored, type PhotoRow } from './photos.repository.ts';

/**
 * Puts a photo back on its owner's list that was removed while a job shows it; one that is there stays as it is.
 * @throws AppError not_found, also when the photo is someone else's or gone for good
 */
export async function restorePhoto(db: Db, userId: string, photoId: string): Promise<PhotoRow> {
  await markRestored(db, userId, photoId);
  return findOwnPhoto(db, userId, photoId);
}
