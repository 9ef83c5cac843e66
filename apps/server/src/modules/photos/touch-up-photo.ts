import { isDeepStrictEqual } from 'node:util';
import { AppError, type InterfaceLocale, MAX_TOUCH_UP_POINTS, type TouchUp } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { findTouchUp } from './cutouts.repository.ts';
import type { PhotosParts } from './photos-parts.ts';
import { countTouchUp, findPhoto, type PhotoRow } from './photos.repository.ts';
import { previewTouchUp } from './preview-touch-up.ts';
import { replaceCutout } from './replace-cutout.ts';

/**
 * Makes the cut-out that a photo shows from what the seller says, and answers with its preview; the full resolution is
 * made later, by a task. `given` is the whole truth: sending it twice changes nothing, and an empty list shows the engine's own
 * cut-out again. An empty shot stays until it is taken away itself. Where it leaves no product the cut-out is `failed`, and the next list may bring it back.
 *
 * A job keeps the cut-out that was shown when it was asked for, whatever is touched up while it waits or runs: no set has
 * pictures of two cut-outs, and nobody has to wait for a job to end. What is said here counts for the next job.
 *
 * Of several at once the one that arrived last counts, in whatever order they end.
 * @throws AppError not_found, invalid_input, touch_up_superseded
 */
export async function touchUpPhoto(
  parts: PhotosParts,
  { userId, photoId, locale }: { userId: string; photoId: string; locale: InterfaceLocale },
  given: TouchUp,
): Promise<PhotoRow> {
  checkPoints(given, locale);
  const touchUp = roundShares(given);
  const revision = await countTouchUp(parts.db, userId, photoId);
  const before = revision === undefined ? undefined : await findPhoto(parts.db, photoId);
  if (revision === undefined || before === undefined) throw new AppError('not_found');
  if (isDeepStrictEqual(await findTouchUp(parts.db, photoId, before.cutoutRevision), touchUp)) return before;
  const { emptyShotId } = before.cutout;
  const untouched = touchUp.box === undefined && touchUp.strokes.length === 0 && emptyShotId === null;
  const cutout = untouched ? null : await previewTouchUp(parts, { photoId, revision, touchUp, emptyShotId });
  await replaceCutout(parts, { photoId, touchUps: revision, cutout });
  const after = await findPhoto(parts.db, photoId);
  if (after === undefined) throw new AppError('not_found');
  return after;
}

/** What the schema cannot say. @throws AppError invalid_input */
function checkPoints({ strokes }: TouchUp, locale: InterfaceLocale): void {
  const points = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
  if (points <= MAX_TOUCH_UP_POINTS) return;
  const message = translate(locale, 'input.too_many_points', { maximum: MAX_TOUCH_UP_POINTS });
  throw new AppError('invalid_input', { fields: [{ field: 'strokes', message }] });
}

/** A ten-thousandth of the longest photo that a phone takes is less than its blur; more digits only cost space. */
const round = (share: number): number => Math.round(share * 10_000) / 10_000;

function roundShares({ box, strokes }: TouchUp): TouchUp {
  return {
    ...(box && { box: { x: round(box.x), y: round(box.y), w: round(box.w), h: round(box.h) } }),
    strokes: strokes.map(({ mode, radius, points }) => ({
      mode,
      radius: round(radius),
      points: points.map(([x, y]) => [round(x), round(y)]),
    })),
  };
}
