import type { Db } from '../../database/db.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import { markRestored, type PhotoRow } from './photos.repository.ts';

/**
 * Restores a deleted photo that a job uses; does nothing if it is not deleted.
 * @throws AppError not_found, also if the photo is someone else's or purged
 */
export async function restorePhoto(db: Db, userId: string, photoId: string): Promise<PhotoRow> {
  await markRestored(db, userId, photoId);
  return findOwnPhoto(db, userId, photoId);
}
