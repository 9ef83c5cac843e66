import { type OpaquePixels, shrinkPixels } from '../pixels/opaque-pixels.ts';
import type { HintBox } from '../model.ts';
import { boundMask } from '../pixels/bound-mask.ts';
import { type Choice, chooseObject } from './choose-object.ts';
import { cleanMask } from './clean-mask.ts';
import type { Finding } from './finding.ts';
import { lookCloser } from './look-closer.ts';
import type { Network } from './network/open-network.ts';
import { rateByNetwork } from './network/rate-by-network.ts';
import { overlapBelief } from './overlap-belief.ts';
import { planFromBelief } from './plan-seeds.ts';
import type { Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { runGrabCut } from './run-grabcut.ts';
import { SEARCH_SIDE_PX } from './see-scene.ts';
import { takeAllIn } from './take-all-in.ts';

const ROUNDS = 2;
const LIKELY = 0.5;

/**
 * Finds the product with a network that answers by itself: the user's box says where to look, and what to exclude.
 * @param pixels longer side up to 1024 px @returns its mask, longer side at most 384 px
 */
export async function findByNetwork(pixels: OpaquePixels, network: Network, box?: HintBox): Promise<Finding> {
  const search = await shrinkPixels(pixels, SEARCH_SIDE_PX);
  const first = resizePlane(await rateByNetwork(pixels, network), search.width, search.height);
  const about = box ?? boundMask(chooseObject(first, LIKELY).product, 0);
  const nothing = { ...first, data: new Uint8Array(first.data.length) };
  if (about === null) return { mask: nothing, score: 0, candidates: [] };
  // A network whose map is as fine as the photo needs no close-up, and may take many seconds.
  const isEnough = !network.profile.coarse && box === undefined;
  const belief = isEnough ? first : await lookCloser(pixels, network, first, about);
  const choice = box ? takeAllIn(box, belief, LIKELY) : chooseObject(belief, LIKELY);
  const mask = await outline(search, belief, choice, network);
  return { mask, score: overlapBelief(mask, belief), candidates: [] };
}

async function outline(
  search: OpaquePixels,
  belief: Plane,
  choice: Choice,
  { profile }: Network,
): Promise<Finding['mask']> {
  const { product } = choice;
  if (!profile.coarse || !product.data.includes(1)) return cleanMask(product, product.data);
  return cleanMask(await runGrabCut(search, planFromBelief(belief, choice), ROUNDS), product.data);
}
