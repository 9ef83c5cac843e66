import type { PictureOptions } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { findReadyPicture } from './find-ready-picture.ts';
import { imageAddress } from './image-address.ts';
import type { JobsParts } from './jobs-parts.ts';
import { renderRequest } from './render-variation.ts';
import { lookOf } from './variations.repository.ts';

/**
 * The possible changes of a finished picture, and its current state.
 * @throws AppError not_found, also when it belongs to someone else; job_deleted, picture_not_ready, busy
 */
export async function readPictureOptions(
  parts: JobsParts,
  caller: Caller,
  variationId: string,
): Promise<PictureOptions> {
  const { job, variation } = await findReadyPicture(parts.db, caller, variationId);
  const { texts: edits, scene } = lookOf(variation);
  const read = () => renderRequest(parts, job, variation, 'preview', 'jpeg');
  const { sets, ...options } = await parts.exporter.listOptions(caller, read);
  const texts = options.texts.map(({ role, proposed, room }, slot) => {
    const text = edits[slot] ?? proposed;
    return { slot, role, text, proposed, max: Math.max(room, Array.from(text).length) };
  });
  return {
    ...options,
    texts,
    scene: scene % options.scenes,
    scene_previews: sets.map((set) => imageAddress('webp', set)),
  };
}
