import { AppError, type HandSheet, type SheetBody } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { findReadyPicture } from './find-ready-picture.ts';
import type { JobsParts } from './jobs-parts.ts';
import { presentHandSheet } from './present-hand-sheet.ts';
import { renderRequest } from './render-variation.ts';
import { sharpestScale } from './sharpest-scale.ts';
import { lookOf } from './variations.repository.ts';
import { NO_ADJUSTMENT } from './wished-adjustment.ts';

/**
 * The layers of a finished picture, so that a page can move its product during a gesture; nothing is stored.
 * @throws AppError not_found, also when it belongs to someone else; not_in_sandbox, since layers carry no watermark; job_deleted,
 * picture_not_ready, busy
 */
export async function drawHandSheet(
  parts: JobsParts,
  caller: Caller,
  variationId: string,
  { shadow, ground, points, scene }: SheetBody,
): Promise<HandSheet> {
  const { job, variation } = await findReadyPicture(parts.db, caller, variationId);
  if (job.isSandbox) throw new AppError('not_in_sandbox');
  const read = async () => {
    const request = await renderRequest(parts, job, variation, 'preview', 'jpeg');
    return { ...request, scene: scene ?? request.scene, adjustment: { ...NO_ADJUSTMENT, shadow, ground, points } };
  };
  const sheet = await parts.exporter.drawHandSheet(caller, read);
  const { adjustment = NO_ADJUSTMENT } = lookOf(variation);
  return presentHandSheet(sheet, { sharpest: sharpestScale(variation), adjustment });
}
