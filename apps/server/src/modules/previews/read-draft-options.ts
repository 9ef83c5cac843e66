import type { DraftOptions, DraftPicture } from '@vitrine/contract';
import { imageAddress } from '../jobs/index.ts';
import { type DraftAsked, draftPicture } from './draft-picture.ts';
import type { PreviewsParts } from './previews-parts.ts';

/**
 * The scenes available to an unpaid picture, and its current one.
 * @throws AppError invalid_input, no_product_found, picture_not_ready, busy
 */
export async function readDraftOptions(
  parts: PreviewsParts,
  asked: DraftAsked,
  body: DraftPicture,
): Promise<DraftOptions> {
  const { request } = await draftPicture(parts, asked, body);
  const { scenes, sets } = await parts.exporter.listOptions(asked.caller, async () => request);
  const scene = (request.scene ?? 0) % scenes;
  return { scene, scenes, scene_previews: sets.map((set) => imageAddress('webp', set)) };
}
