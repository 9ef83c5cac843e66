import { PREVIEW_SIDE_PX } from '../identifiers.ts';
import type { OpaquePixels } from '../intake/decode-photo.ts';
import { makePreview } from '../intake/make-preview.ts';
import { openPhoto, shrinkPhoto } from '../intake/open-photo.ts';
import {
  type CutOutHints,
  type CutOutPreview,
  type CutOutResult,
  EngineError,
  type PhotoWarning,
  type Raster,
} from '../model.ts';
import { cutEdge } from './cut-edge.ts';
import { findProduct } from './find-product.ts';
import { modelEdge } from './model-edge.ts';
import { openNetwork } from './network/open-network.ts';
import { findByPair } from './pair/find-by-pair.ts';
import type { Mask } from './plane.ts';
import { settlePixels } from './settle-pixels.ts';
import { encodeCutOut, storeCutOut } from './store-cut-out.ts';

/** Longer side at which the product's edge is learnt. */
const WORK_SIDE_PX = 1024;
/** Below this score the seller is asked to look at the cut-out. */
const UNCERTAIN_BELOW = 0.8;
const NO_HINTS: CutOutHints = { strokes: [] };

/**
 * Cuts the product out of a photo that intake has prepared: where it is, then its edge at full resolution.
 * @param model the network to ask, see network/open-network.ts
 * @param background the same place without the product, as intake gave it; its preview is enough
 * @throws EngineError `no_product_found` | `unreadable_image` | `unrelated_background`
 */
export async function cutOut(
  photo: Uint8Array,
  hints: CutOutHints = NO_HINTS,
  model: string | null = null,
  background?: Uint8Array,
): Promise<CutOutResult> {
  const pixels = await openPhoto(photo);
  // The seller is shown a cut-out of the preview: looked for anywhere else, another mask might be found.
  const preview = await openPhoto(await makePreview(photo));
  const { cutout, score, warnings } = await cutPixels(pixels, preview, hints, model, background);
  return { score, warnings, ...(await storeCutOut(cutout, PREVIEW_SIDE_PX)) };
}

/**
 * The same on the photo's preview: what a touch-up shows.
 * @param preview longer side ≤ 1024 px, @param background as above
 * @throws EngineError `no_product_found` | `unreadable_image` | `unrelated_background`
 */
export async function previewCutOut(
  preview: Uint8Array,
  hints: CutOutHints = NO_HINTS,
  model: string | null = null,
  background?: Uint8Array,
): Promise<CutOutPreview> {
  const pixels = await openPhoto(preview);
  const { cutout, score, warnings } = await cutPixels(pixels, pixels, hints, model, background);
  return { score, warnings, preview: await encodeCutOut(cutout), candidates: [] };
}

async function cutPixels(
  pixels: OpaquePixels,
  preview: OpaquePixels,
  hints: CutOutHints,
  model: string | null,
  background: Uint8Array | undefined,
): Promise<{ cutout: Raster; score: number; warnings: PhotoWarning[] }> {
  const network = await openNetwork(model);
  const { mask, score } =
    background === undefined
      ? await findProduct(preview, hints, network)
      : await findByPair(preview, await openPhoto(background), hints, network);
  if (!mask.data.includes(1)) throw new EngineError('no_product_found', 'Nothing stands out from the background');
  const cutout = cutEdge(pixels, modelEdge(await shrinkPhoto(pixels, WORK_SIDE_PX), mask));
  if (hints !== NO_HINTS) settlePixels(cutout, pixels, hints);
  const warnings: PhotoWarning[] = [];
  if (touchesEdge(mask)) warnings.push('touches_edge');
  if (score < UNCERTAIN_BELOW) warnings.push('uncertain_cutout');
  return { cutout, score, warnings };
}

/** Whether more than 2 % of the frame is product: it was cut off by the camera. */
function touchesEdge({ data, width, height }: Mask): boolean {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += data[x]! + data[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += data[y * width]! + data[y * width + width - 1]!;
  return touching > 0.02 * (width + height);
}
