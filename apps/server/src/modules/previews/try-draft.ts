import type { CallOut, DraftTrialBody } from '@vitrine/contract';
import { firstLook, imageAddress } from '../jobs/index.ts';
import { type DraftAsked, draftPicture } from './draft-picture.ts';
import type { PreviewsParts } from './previews-parts.ts';

/**
 * An unpaid picture with its product moved, as a watermarked proof; nothing is stored.
 * @throws AppError invalid_input, no_product_found, picture_not_ready, busy
 */
export async function tryDraft(
  parts: PreviewsParts,
  asked: DraftAsked,
  { adjustment, scene, ...body }: DraftTrialBody,
): Promise<CallOut<'POST /previews/trial'>> {
  const { request } = await draftPicture(parts, asked, body);
  const look = firstLook(request.style, request.seed, { adjustment, scene: scene ?? request.scene });
  const { bytes } = await parts.exporter.tryPicture(asked.caller, async () => ({
    ...request,
    scene: look?.scene ?? 0,
    adjustment: look?.adjustment,
  }));
  return { image: imageAddress('webp', bytes) };
}
