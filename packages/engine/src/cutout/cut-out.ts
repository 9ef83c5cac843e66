import { PREVIEW_SIDE_PX } from '../identifiers.ts';
import { type OpaquePixels, shrinkPixels } from '../pixels/opaque-pixels.ts';
import { makePreview } from '../pixels/make-preview.ts';
import { openPhoto } from '../pixels/open-photo.ts';
import {
  type CutOutHints,
  type CutOutPreview,
  type CutOutResult,
  EngineError,
  type PhotoWarning,
  type Raster,
} from '../model.ts';
import { backgroundTexture } from './background-texture.ts';
import { cutEdge } from './cut-edge.ts';
import { cutSidesOf, isPart } from './cut-sides.ts';
import { EXAMINED_PX, isBare } from './is-bare.ts';
import { findInMask } from './find-in-mask.ts';
import { findProduct } from './find-product.ts';
import type { Candidate, Finding } from './finding.ts';
import { followEdge } from './follow-edge.ts';
import { followThin } from './follow-thin.ts';
import { enlargeMask } from './enlarge-mask.ts';
import { type EdgeModel, modelEdge } from './model-edge.ts';
import { nameNetwork } from './network/name-network.ts';
import { openNetwork } from './network/open-network.ts';
import type { Rough } from './network/refine-outline.ts';
import { findByPair } from './pair/find-by-pair.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { straightenOutline } from './straight/straighten-outline.ts';
import { settleMask, settlePixels } from './settle-pixels.ts';
import { encodeCandidate, encodeCutOut, encodeSmall, storeCutOut } from './store-cut-out.ts';

/** Longer side at which the product's edge is modelled: for a stored cut-out, and for an answer that a user waits for. */
const WORK_SIDE_PX = { kept: 1024, shown: 640 };
/** Below this score the seller is asked to look at the cut-out. */
const UNSURE_BELOW = 0.8;
/** Below this score it is not shown: with too few right cut-outs, whole photos give more usable pictures (docs/decisions/0062). */
const UNCERTAIN_BELOW = 0.6;
/** Below this score the network often means another thing: its probabilities do not tell what lies behind the product. */
const TELLING = 0.5;
/** Texture from which a background has a pattern, levels (background-texture.ts): a stone worktop has 14.3, sackcloth 18 to 32. */
const PATTERNED = 14;
/** Name of the source of a mask that was provided, as far as it is known here. */
const SERVED = 'server';
const NO_HINTS: CutOutHints = { strokes: [] };

/**
 * How to find the product: with a network (see network/open-network.ts), in a mask from readMask, or by comparison with a photo of the same
 * place without it, as intake prepared it; its preview is enough.
 */
export type Finder = string | null | { mask: Uint8Array } | { background: Uint8Array };

/**
 * Cuts the product out of a photo prepared by intake: first its location, then its edge at full resolution.
 * @throws EngineError `no_product_found` | `unreadable_image` | `unrelated_background`
 */
export async function cutOut(
  photo: Uint8Array,
  hints: CutOutHints = NO_HINTS,
  finder: Finder = null,
): Promise<CutOutResult> {
  const pixels = await openPhoto(photo);
  // The seller sees a cut-out of the preview: searching another size could find another mask.
  const preview = await openPhoto(await makePreview(photo));
  const { cutout, belief, found } = await cutPixels(pixels, preview, hints, finder, WORK_SIDE_PX.kept);
  const isTelling = belief !== undefined && found.score >= TELLING;
  return {
    ...found,
    ...(await storeCutOut(cutout, PREVIEW_SIDE_PX)),
    belief: isTelling ? await encodeSmall(belief) : null,
  };
}

/**
 * The same on the photo's preview: what the touch-up editor shows.
 * @param preview longer side ≤ 1024 px
 * @throws EngineError `no_product_found` | `unreadable_image` | `unrelated_background`
 */
export async function previewCutOut(
  preview: Uint8Array,
  hints: CutOutHints = NO_HINTS,
  finder: Finder = null,
): Promise<CutOutPreview> {
  const pixels = await openPhoto(preview);
  const { cutout, candidates, found } = await cutPixels(pixels, pixels, hints, finder, WORK_SIDE_PX.shown);
  const shown = await encodeCutOut(cutout);
  return { ...found, preview: shown, candidates: await Promise.all(candidates.map(encodeCandidate)) };
}

interface CutPixels {
  cutout: Raster;
  /** What is told of it. */
  found: { network: string; score: number; warnings: PhotoWarning[] };
  candidates: Candidate[];
  /** The network's probabilities; undefined if it gives none. */
  belief: Plane | undefined;
}

async function cutPixels(
  pixels: OpaquePixels,
  preview: OpaquePixels,
  hints: CutOutHints,
  finder: Finder,
  workSidePx: number,
): Promise<CutPixels> {
  const { mask, fine, belief, score, network, candidates } = await find(preview, hints, finder);
  const settled = settleMask(mask, hints);
  if (!settled.data.includes(1)) throw new EngineError('no_product_found', 'Nothing stands out from the background');
  const cutout = mask.data.includes(1)
    ? cutEdge(pixels, await edgeOf(await shrinkPixels(pixels, workSidePx), { mask, fine, belief }, hints))
    : emptyRaster(pixels);
  if (hints !== NO_HINTS) settlePixels(cutout, pixels, hints);
  const warnings: PhotoWarning[] = [];
  if (isPart(settled, score >= UNSURE_BELOW)) warnings.push('cut_off');
  else if (cutSidesOf(settled).length > 0) warnings.push('cut_side');
  else if (touchesEdge(settled)) warnings.push('touches_edge');
  if (score < UNSURE_BELOW) warnings.push(score < UNCERTAIN_BELOW ? 'uncertain_cutout' : 'unsure_cutout');
  return { cutout, found: { network, score, warnings }, candidates, belief };
}

/** Models the edge of a mask, completed by thin parts and straightened where the photo has straight edges. */
async function edgeOf(
  pixels: OpaquePixels,
  { mask, fine, belief }: Pick<Finding, 'mask'> & { fine: Plane | undefined; belief: Plane | undefined },
  { strokes }: CutOutHints,
): Promise<EdgeModel> {
  const { width, height } = pixels;
  const drawn = fine ? resizePlane(fine, width, height) : planeOf(enlargeMask(mask, width, height));
  const whole = belief ? await followThin(pixels, drawn, belief, strokes) : drawn;
  const straight = await straightenOutline(pixels, whole);
  if (fine || !belief || !(await isPatterned(pixels, { mask, belief }))) {
    return modelEdge(pixels, straight, { isFine: fine !== undefined });
  }
  return modelEdge(pixels, await followEdge(pixels, straight), { isFine: true });
}

/** Whether the background has a pattern whose pieces may have the product's colours: cloth, gravel, a knotted carpet. */
async function isPatterned(pixels: OpaquePixels, rough: Rough): Promise<boolean> {
  const { width, height } = rough.mask;
  return backgroundTexture(await shrinkPixels(pixels, Math.max(width, height)), rough) > PATTERNED;
}

const planeOf = ({ data, width, height }: Mask): Plane => ({ data: new Float32Array(data), width, height });

/** An empty raster for exact strokes when nothing else is product. */
const emptyRaster = ({ width, height }: OpaquePixels): Raster => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});

/** Only our own network takes taps and choices into account: others answer by themselves. */
async function find(preview: OpaquePixels, hints: CutOutHints, given: Finder): Promise<Finding & { network: string }> {
  if (typeof given === 'object' && given !== null && 'background' in given) {
    const network = await openNetwork(null);
    const found = await findByPair(preview, await openPhoto(given.background), hints, network);
    return { ...found, network: nameNetwork(null) };
  }
  const finder = hints.tap === undefined && hints.choice === undefined ? given : null;
  if (typeof finder === 'object' && finder !== null) {
    return { ...(await findInMask(preview, hints, finder.mask)), network: SERVED };
  }
  const found = await findProduct(preview, hints, await openNetwork(finder));
  const isLost = isAutomatic(hints) && !found.mask.data.includes(1);
  const mask = isLost && !isBare(await shrinkPixels(preview, EXAMINED_PX)) ? middleOf(found.mask) : found.mask;
  return { ...found, mask, network: nameNetwork(finder) };
}

const isAutomatic = ({ box, tap, choice, strokes }: CutOutHints): boolean =>
  box === undefined && tap === undefined && choice === undefined && strokes.length === 0;

/** Margin around what is taken for the product where nothing was found, as a share of the photo: sellers aim at it. */
const AROUND = 0.15;

/** The middle of the photo: it is shown whole (score 0) until the seller taps the product. */
function middleOf({ width, height, data }: Mask): Mask {
  const isInside = (at: number, all: number): boolean => at >= AROUND * all && at < (1 - AROUND) * all;
  const middle = data.map((_, i) => (isInside(i % width, width) && isInside(Math.floor(i / width), height) ? 1 : 0));
  return { width, height, data: middle };
}

/** Whether more than 1 % of the frame's border is product. */
function touchesEdge({ data, width, height }: Mask): boolean {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += data[x]! + data[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += data[y * width]! + data[y * width + width - 1]!;
  return touching > 0.02 * (width + height);
}
