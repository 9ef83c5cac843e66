import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { findOwnPhotos, type PhotoRow } from './photos.repository.ts';

/** @throws AppError not_found, also when the photo is someone else's or was removed */
export async function findOwnPhoto(db: Db, userId: string, photoId: string): Promise<PhotoRow> {
  const [row] = await findOwnPhotos(db, userId, [photoId]);
  if (row === undefined) throw new AppError('not_found');
  return row;
}
