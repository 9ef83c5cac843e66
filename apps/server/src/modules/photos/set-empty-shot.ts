import { AppError } from '@vitrine/contract';
import { findTouchUp } from './cutouts.repository.ts';
import { findOwnPhoto } from './find-own-photo.ts';
import type { PhotosParts } from './photos-parts.ts';
import { countTouchUp, findPhoto, type PhotoRow } from './photos.repository.ts';
import { previewTouchUp } from './preview-touch-up.ts';
import { replaceCutout } from './replace-cutout.ts';

/**
 * Cuts a photo out anew with an empty shot, or without the one it had (null); what the seller has drawn stays. It counts
 * like a touch-up: of several at once the one that arrived last, and jobs keep the cut-out that they have.
 * @throws AppError not_found, touch_up_superseded, unreadable_image
 */
export async function setEmptyShot(
  parts: PhotosParts,
  { userId, photoId }: { userId: string; photoId: string },
  emptyShotId: string | null,
): Promise<PhotoRow> {
  if ((await findOwnPhoto(parts.db, userId, photoId)).role !== 'product') throw new AppError('not_found');
  if (emptyShotId !== null && (await findOwnPhoto(parts.db, userId, emptyShotId)).role !== 'empty')
    throw new AppError('not_found');
  const revision = await countTouchUp(parts.db, userId, photoId);
  const before = revision === undefined ? undefined : await findPhoto(parts.db, photoId);
  if (revision === undefined || before === undefined) throw new AppError('not_found');
  if (before.cutout.emptyShotId === emptyShotId) return before;
  const touchUp = await findTouchUp(parts.db, photoId, before.cutoutRevision);
  const isBare = emptyShotId === null && touchUp.box === undefined && touchUp.strokes.length === 0;
  const cutout = isBare ? null : await previewTouchUp(parts, { photoId, revision, touchUp, emptyShotId });
  await replaceCutout(parts, { photoId, touchUps: revision, cutout });
  const after = await findPhoto(parts.db, photoId);
  if (after === undefined) throw new AppError('not_found');
  return after;
}
