import { AppError, type CreateJobBody } from '@vitrine/contract';
import { textLanguages } from '@vitrine/engine/catalogue';
import type { Db } from '../../database/db.ts';
import { findOwnPhotos, lockPhoto, type PhotoRow } from '../photos/index.ts';

const refuse = (field: string, message: string) => new AppError('invalid_input', { fields: [{ field, message }] });

/**
 * Checks what needs no database.
 * @throws AppError invalid_input that names the field
 */
export function checkJobInput(body: CreateJobBody): void {
  if (!textLanguages.some(({ code }) => code === body.language)) throw refuse('language', 'unknown_language');
  if (new Set(body.image_ids).size !== body.image_ids.length) throw refuse('image_ids', 'each_once');
}

/**
 * Finds the photos in the seller's order and the focus among them. Locks the photos, so that none can be removed before the
 * job holds it.
 * @throws AppError invalid_input, no_product_found
 */
export async function findJobInput(
  tx: Db,
  userId: string,
  body: CreateJobBody,
): Promise<{ photos: PhotoRow[]; focus: Set<string> }> {
  for (const photoId of body.image_ids.toSorted()) await lockPhoto(tx, photoId);
  const found = new Map((await findOwnPhotos(tx, userId, body.image_ids)).map((photo) => [photo.id, photo]));
  const photos = body.image_ids.map((id) => {
    const photo = found.get(id);
    if (photo === undefined) throw refuse('image_ids', 'unknown_photo');
    return photo;
  });
  if (photos.every((photo) => photo.cutoutStatus === 'failed')) throw new AppError('no_product_found');
  return { photos, focus: findFocus(photos, body.focus_images) };
}

/** Ids of the focus photos, given as ids or as file names separated by commas. */
function findFocus(photos: PhotoRow[], given: CreateJobBody['focus_images'] = []): Set<string> {
  const names = (typeof given === 'string' ? given.split(',') : given).map((name) => name.trim()).filter(Boolean);
  return new Set(
    names.map((name) => {
      const photo = photos.find(({ id, filename }) => id === name || filename === name);
      if (photo === undefined) throw refuse('focus_images', 'unknown_photo');
      return photo.id;
    }),
  );
}
