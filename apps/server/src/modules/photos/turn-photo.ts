import { AppError } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { addPhoto } from './add-photo.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { PhotoRow } from './photos.repository.ts';
import { turnJpeg } from './turn-jpeg.ts';

/**
 * Adds a photo turned clockwise as a new one, which is cut out anew: sets that use the old one keep it.
 * @throws AppError not_found, photos_full, pixels_used_up, busy, storage_full
 */
export async function turnPhoto(
  parts: PhotosParts,
  caller: Caller,
  { photoId, quarterTurns }: { photoId: string; quarterTurns: number },
): Promise<PhotoRow> {
  const { role, filename } = await findOwnPhoto(parts.db, caller.account, photoId);
  if (role !== 'product') throw new AppError('not_found');
  const content = turnJpeg(await parts.storage.read(photoFiles(photoId).photo), quarterTurns);
  return addPhoto(parts, caller, { filename, content });
}
