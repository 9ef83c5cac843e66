import type { DraftSheetBody, HandSheet } from '@vitrine/contract';
import { PREVIEW_SIDE_PX } from '@vitrine/contract/limits';
import { NO_ADJUSTMENT, presentHandSheet, sharpestFactor } from '../jobs/index.ts';
import { type DraftAsked, draftPicture, finalSidePx } from './draft-picture.ts';
import type { PreviewsParts } from './previews-parts.ts';

/**
 * The layers of an unpaid picture, small and watermarked, so that a page can move its product; nothing is stored.
 * @throws AppError invalid_input, no_product_found, picture_not_ready, busy
 */
export async function drawDraftSheet(
  parts: PreviewsParts,
  asked: DraftAsked,
  { shadow, ground, points, scene, ...body }: DraftSheetBody,
): Promise<HandSheet> {
  const { request, main } = await draftPicture(parts, asked, body);
  const sheet = await parts.exporter.drawHandSheet(asked.caller, async () => ({
    ...request,
    scene: scene ?? request.scene,
    adjustment: { ...NO_ADJUSTMENT, shadow, ground, points },
  }));
  // The proof is a fraction of the final, and the used part of the photo scales with it.
  const longerPx = Math.max(main.widthPx, main.heightPx);
  const finer = finalSidePx(body.style) / Math.max(1, sheet.width, sheet.height);
  const smaller = Math.min(1, PREVIEW_SIDE_PX / longerPx);
  const sharpest = sharpestFactor(sheet.enlargement === null ? null : sheet.enlargement * finer * smaller);
  const adjustment = body.looks?.[body.style]?.adjustment ?? NO_ADJUSTMENT;
  return presentHandSheet(sheet, { sharpest, adjustment });
}
