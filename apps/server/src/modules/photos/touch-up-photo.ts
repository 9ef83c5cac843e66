import { isDeepStrictEqual } from 'node:util';
import {
  AppError,
  type CutoutCandidate,
  type InterfaceLocale,
  MAX_TOUCH_UP_POINTS,
  type TouchUp,
} from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { Caller } from '../../ports/caller.ts';
import type { Look } from './create-look.ts';
import { findCutout } from './cutouts.repository.ts';
import { isUntouched } from './is-untouched.ts';
import type { PhotosParts } from './photos-parts.ts';
import { countTouchUp, findPhoto, type PhotoRow } from './photos.repository.ts';
import { previewTouchUp } from './preview-touch-up.ts';
import { replaceCutout } from './replace-cutout.ts';
import { readCandidates } from './stored-candidates.ts';

/** The photo with its new cut-out, and the alternatives. */
interface TouchedUp {
  row: PhotoRow;
  candidates: CutoutCandidate[];
}

/**
 * Makes a photo's cut-out from the seller's input, and answers with its preview; a task makes the full-size version later.
 * `given` is the complete input: sending it twice changes nothing, and an empty list restores the engine's own cut-out. An empty
 * shot stays until it is removed explicitly. If no product is left, the cut-out is `failed`, and the next input may bring it
 * back.
 *
 * A job keeps the cut-out that was shown when it was created, whatever is touched up while it waits or runs: so no set mixes two
 * cut-outs, and nobody waits for a job to end. New input applies to the next job.
 *
 * Of several requests at once the last to arrive wins, in whatever order they finish.
 * @throws AppError not_found, invalid_input, touch_up_superseded, busy
 */
export async function touchUpPhoto(
  parts: PhotosParts & { look: Look },
  { caller, photoId, locale }: { caller: Caller; photoId: string; locale: InterfaceLocale },
  given: TouchUp,
): Promise<TouchedUp> {
  checkPoints(given, locale);
  const touchUp = roundShares(given);
  const counted = await countTouchUp(parts.db, caller.account, photoId);
  if (counted === undefined) throw new AppError('not_found');
  const { touchUps: revision, cutoutRevision: shown } = counted;
  const before = await findCutout(parts.db, photoId, shown);
  const emptyShotId = before?.emptyShotId ?? null;
  const candidatesOf = async (of: { photoId: string; revision: number }) =>
    (await readCandidates(parts, of)) ?? parts.look({ ...of, touchUp }, caller);
  if (isDeepStrictEqual(before?.touchUp ?? UNTOUCHED, touchUp)) {
    const row = await findPhoto(parts.db, photoId);
    if (row === undefined) throw new AppError('not_found');
    return { row, candidates: await candidatesOf({ photoId, revision: row.cutoutRevision }) };
  }
  const { cutout, candidates } =
    isUntouched(touchUp) && emptyShotId === null
      ? { cutout: null, candidates: await candidatesOf({ photoId, revision: 0 }) }
      : await previewTouchUp(parts, caller, { photoId, revision, touchUp, emptyShotId });
  return { row: await replaceCutout(parts, { photoId, touchUps: revision, cutout }), candidates };
}

const UNTOUCHED: TouchUp = { strokes: [] };

/** Checks that the schema cannot express. @throws AppError invalid_input */
function checkPoints({ strokes }: TouchUp, locale: InterfaceLocale): void {
  const points = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
  if (points <= MAX_TOUCH_UP_POINTS) return;
  const message = translate(locale, 'input.too_many_points', { maximum: MAX_TOUCH_UP_POINTS });
  throw new AppError('invalid_input', { fields: [{ field: 'strokes', message }] });
}

/** A ten-thousandth of the longest photo of a phone is less than its blur; more digits only cost space. */
const round = (share: number): number => Math.round(share * 10_000) / 10_000;

function roundShares({ box, tap, choice, strokes }: TouchUp): TouchUp {
  return {
    ...(box && { box: { x: round(box.x), y: round(box.y), w: round(box.w), h: round(box.h) } }),
    ...(tap && { tap: [round(tap[0]), round(tap[1])] }),
    ...(choice !== undefined && { choice }),
    strokes: strokes.map(({ mode, radius, points, exact }) => ({
      mode,
      radius: round(radius),
      points: points.map(([x, y]) => [round(x), round(y)]),
      ...(exact && { exact }),
    })),
  };
}
