import { AppError } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { findTouchUp } from './cutouts.repository.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import type { PhotosParts } from './photos-parts.ts';
import { countTouchUp, findPhoto, type PhotoRow } from './photos.repository.ts';
import { isUntouched } from './is-untouched.ts';
import { previewTouchUp } from './preview-touch-up.ts';
import { replaceCutout } from './replace-cutout.ts';

/**
 * Cuts a photo out again with an empty shot, or without its current one (null); the seller's strokes stay. It counts like a
 * touch-up: of several at once the last to arrive wins, and jobs keep their cut-outs.
 * @throws AppError not_found, touch_up_superseded, unreadable_image, busy
 */
export async function setEmptyShot(
  parts: PhotosParts,
  { caller, photoId }: { caller: Caller; photoId: string },
  emptyShotId: string | null,
): Promise<PhotoRow> {
  const userId = caller.account;
  if ((await findOwnPhoto(parts.db, userId, photoId)).role !== 'product') throw new AppError('not_found');
  if (emptyShotId !== null && (await findOwnPhoto(parts.db, userId, emptyShotId)).role !== 'empty')
    throw new AppError('not_found');
  const counted = await countTouchUp(parts.db, userId, photoId);
  const before = counted === undefined ? undefined : await findPhoto(parts.db, photoId);
  if (counted === undefined || before === undefined) throw new AppError('not_found');
  if (before.cutout.emptyShotId === emptyShotId) return before;
  const touchUp = await findTouchUp(parts.db, photoId, before.cutoutRevision);
  const wanted = { photoId, revision: counted.touchUps, touchUp, emptyShotId };
  const isBare = emptyShotId === null && isUntouched(touchUp);
  const cutout = isBare ? null : (await previewTouchUp(parts, caller, wanted)).cutout;
  return replaceCutout(parts, { photoId, touchUps: counted.touchUps, cutout });
}
