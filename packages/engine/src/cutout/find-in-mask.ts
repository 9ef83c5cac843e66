import sharp from 'sharp';
import { type OpaquePixels, shrinkPixels } from '../pixels/opaque-pixels.ts';
import { type CutOutHints, EngineError, type HintBox } from '../model.ts';
import { chooseObject } from './choose-object.ts';
import { cleanMask } from './clean-mask.ts';
import { type Finding, HINTED } from './finding.ts';
import { followStrokes } from './follow-strokes.ts';
import { overlapBelief } from './overlap-belief.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { SEARCH_SIDE_PX } from './see-scene.ts';

const LIKELY = 0.5;

/**
 * Finds the product with a mask made elsewhere: it counts like a network's answer, and box and strokes apply as always.
 * @param pixels longer side up to 1024 px, @param given a picture from readMask
 * @throws EngineError `unreadable_image`
 */
export async function findInMask(pixels: OpaquePixels, hints: CutOutHints, given: Uint8Array): Promise<Finding> {
  const search = await shrinkPixels(pixels, SEARCH_SIDE_PX);
  const belief = within(hints.box, resizePlane(await decodeMask(given), search.width, search.height));
  const product = hints.box ? likely(belief) : chooseObject(belief, LIKELY).product;
  const mask = cleanMask(product, product.data);
  const score = overlapBelief(mask, belief);
  if (hints.strokes.length === 0) return { mask, score, candidates: [] };
  const followed = await followStrokes(search, mask, hints.strokes);
  return { mask: followed, score: Math.max(score, HINTED), candidates: [] };
}

async function decodeMask(given: Uint8Array): Promise<Plane> {
  const { data, info } = await sharp(given)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new EngineError('unreadable_image', 'The mask cannot be decoded', { cause });
    });
  return { data: Float32Array.from(data, (value) => value / 255), width: info.width, height: info.height };
}

/** Outside the box the probability is 0. */
function within(box: HintBox | undefined, { data, width, height }: Plane): Plane {
  if (box === undefined) return { data, width, height };
  const inside = data.map((value, i) => {
    const [u, v] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    return u >= box.x && u <= box.x + box.w && v >= box.y && v <= box.y + box.h ? value : 0;
  });
  return { data: inside, width, height };
}

const likely = ({ data, width, height }: Plane): Mask => ({
  data: Uint8Array.from(data, (value) => (value > LIKELY ? 1 : 0)),
  width,
  height,
});
