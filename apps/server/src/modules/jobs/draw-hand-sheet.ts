import { AppError, type HandSheet, type SheetBody } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { findReadyPicture } from './find-ready-picture.ts';
import type { JobsParts } from './jobs-parts.ts';
import { renderRequest } from './render-variation.ts';
import { sharpestScale } from './sharpest-scale.ts';
import { lookOf } from './variations.repository.ts';
import { NO_ADJUSTMENT } from './wished-adjustment.ts';

/**
 * A finished picture in layers, so that a page can move its product while a finger moves; nothing is kept.
 * @throws AppError not_found, also when it belongs to someone else; not_in_sandbox, since layers bear no mark; job_deleted,
 * picture_not_ready, busy
 */
export async function drawHandSheet(
  parts: JobsParts,
  caller: Caller,
  variationId: string,
  { shadow, ground, scene }: SheetBody,
): Promise<HandSheet> {
  const { job, variation } = await findReadyPicture(parts.db, caller, variationId);
  if (job.isSandbox) throw new AppError('not_in_sandbox');
  const read = async () => {
    const request = await renderRequest(parts, job, variation, 'preview', 'jpeg');
    return { ...request, scene: scene ?? request.scene, adjustment: { ...NO_ADJUSTMENT, shadow, ground } };
  };
  const { layers, scale, ...sheet } = await parts.exporter.drawHandSheet(caller, read);
  const { adjustment = NO_ADJUSTMENT } = lookOf(variation);
  return {
    ...sheet,
    scale: { ...scale, most: Math.min(scale.most, sharpestScale(variation)) },
    layers: layers.map(({ role, blend, area, image }) => ({ role, blend, area, image: addressOf(image) })),
    adjustment,
  };
}

/** Inside the answer: they belong to this one question, and none is asked for again. */
const addressOf = (image: Uint8Array): string => `data:image/webp;base64,${Buffer.from(image).toString('base64')}`;
