import { AppError, type CreateJobBody, type InterfaceLocale, WORD_ROLES, wordRoom } from '@vitrine/contract';
import { textLanguages } from '@vitrine/engine/catalogue';
import { type MessageKey, translate } from '@vitrine/messages';
import type { Db } from '../../database/db.ts';
import { findOwnPhotos, lockPhoto, type PhotoRow } from '../photos/index.ts';

const refuse = (field: keyof CreateJobBody, reason: MessageKey, locale: InterfaceLocale) =>
  new AppError('invalid_input', { fields: [{ field, message: translate(locale, reason) }] });

/** @throws AppError invalid_input if pictures do not support the language */
export function checkLanguage(language: string, locale: InterfaceLocale): void {
  if (!textLanguages.some(({ code }) => code === language)) throw refuse('language', 'input.unknown_language', locale);
}

/**
 * An additional language for the pictures of a job.
 * @throws AppError invalid_input naming the field
 */
export function checkTranslation(
  body: Pick<CreateJobBody, 'language' | 'texts'>,
  job: { language: string },
  locale: InterfaceLocale,
): void {
  checkLanguage(body.language, locale);
  if (body.language === job.language) throw refuse('language', 'input.language_of_set', locale);
  checkWords(body, locale);
}

/**
 * Validates everything that needs no database.
 * @throws AppError invalid_input naming the field
 */
export function checkJobInput(body: CreateJobBody, locale: InterfaceLocale): void {
  checkLanguage(body.language, locale);
  checkWords(body, locale);
  for (const field of ['image_ids', 'styles'] as const) {
    const list = body[field] ?? [];
    if (new Set<string>(list).size !== list.length) throw refuse(field, 'input.each_once', locale);
  }
}

/** Reports words that would be cut off, each with its maximum length. */
function checkWords(
  { texts = {}, language }: Pick<CreateJobBody, 'texts' | 'language'>,
  locale: InterfaceLocale,
): void {
  const fields = WORD_ROLES.flatMap((role) => {
    const maximum = wordRoom(role, language);
    const tooLong = Array.from(texts[role] ?? '').length > maximum;
    return tooLong ? [{ field: `texts.${role}`, message: translate(locale, 'input.too_long', { maximum }) }] : [];
  });
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

/**
 * Finds the photos in the seller's order and the focus photos. Locks the photos, so that none is removed, nor its cut-out
 * replaced, before the job refers to it.
 * @throws AppError invalid_input, no_product_found
 */
export async function findJobInput(
  tx: Db,
  { userId, locale }: { userId: string; locale: InterfaceLocale },
  body: CreateJobBody,
): Promise<{ photos: PhotoRow[]; focus: Set<string> }> {
  for (const photoId of body.image_ids.toSorted()) await lockPhoto(tx, photoId);
  const found = new Map(
    (await findOwnPhotos(tx, userId, body.image_ids)).filter(isProduct).map((photo) => [photo.id, photo]),
  );
  const photos = body.image_ids.map((id) => {
    const photo = found.get(id);
    if (photo === undefined) throw refuse('image_ids', 'input.unknown_photo', locale);
    return photo;
  });
  if (photos.every(({ cutout }) => cutout.status === 'failed')) throw new AppError('no_product_found');
  return { photos, focus: findFocus(photos, body.focus_images, locale) };
}

const isProduct = ({ role }: PhotoRow): boolean => role === 'product';

/** Ids of the focus photos, from ids or from comma-separated file names. */
function findFocus(
  photos: PhotoRow[],
  given: CreateJobBody['focus_images'] = [],
  locale: InterfaceLocale,
): Set<string> {
  const names = (typeof given === 'string' ? given.split(',') : given).map((name) => name.trim()).filter(Boolean);
  return new Set(
    names.map((name) => {
      const photo = photos.find(({ id, filename }) => id === name || filename === name);
      if (photo === undefined) throw refuse('focus_images', 'input.unknown_photo', locale);
      return photo.id;
    }),
  );
}
