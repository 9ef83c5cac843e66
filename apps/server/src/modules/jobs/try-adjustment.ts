import type { CallOut, CallIn } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { findReadyPicture } from './find-ready-picture.ts';
import { imageAddress } from './image-address.ts';
import type { JobsParts } from './jobs-parts.ts';
import { renderRequest } from './render-variation.ts';
import { wishedAdjustment } from './wished-adjustment.ts';

type Body = CallIn<'POST /variations/:id/trial'>['body'];

/**
 * A small picture of the changed state; nothing is stored or counted.
 * @throws AppError not_found, also when it belongs to someone else; job_deleted, picture_not_ready, busy
 */
export async function tryAdjustment(
  parts: JobsParts,
  caller: Caller,
  variationId: string,
  { adjustment, scene }: Body,
): Promise<CallOut<'POST /variations/:id/trial'>> {
  const { job, variation } = await findReadyPicture(parts.db, caller, variationId);
  const read = async () => {
    const { adjustment: _present, ...request } = await renderRequest(parts, job, variation, 'preview', 'jpeg');
    return { ...request, scene: scene ?? request.scene, ...wishedAdjustment(variation, adjustment) };
  };
  const { bytes } = await parts.exporter.tryPicture(caller, read);
  return { image: imageAddress('jpeg', bytes) };
}
