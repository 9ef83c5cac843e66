import type { Choice } from './choose-object.ts';
import { growMask } from './grow-mask.ts';
import type { Plane } from '../pixels/plane.ts';
import { SEED, type Seeds } from './run-grabcut.ts';

/**
 * Probabilities from which the network decides that a pixel is product, and up to which that it is not. Tested on 65 photos: 0.6 to 0.9 and
 * 0.15 to 0.4, with up to 2 px of margin around either and with none (docs/benchmarks.md). With a larger margin, GrabCut closed a mug's
 * handle and left cloth on the band of headphones.
 */
const SURE = 0.65;
const RULED_OUT = 0.25;
const LIKELY = 0.5;
/** Distance from the outline within which colours decide, in pixels of the search grid. */
const RIM_PX = 4;
/** If product starts at a higher probability, the background itself gets about one half: only this much is open below that level. */
const OPEN_BELOW = 0.1;

/**
 * GrabCut's seeds from the network's probabilities: only pixels that the network is not sure of are open, and only near the product's outline.
 * Farther away the network knows better than colours what belongs to an object (docs/decisions/0061-colours-decide-only-near-the-outline.md).
 * @param belief 0–1, @param level from which `product` was chosen
 */
export function planFromBelief({ data, width, height }: Plane, { product, others }: Choice, level = LIKELY): Seeds {
  const ruledOut = level > LIKELY ? level - OPEN_BELOW : RULED_OUT;
  const [around, inside] = [growMask(product, RIM_PX).data, growMask(product, -RIM_PX).data];
  const seeds = product.data.map((value, i) => {
    if (around[i] === 0) return SEED.background;
    if (inside[i] === 1) return SEED.product;
    // A chosen but unlikely pixel is on a thin line that joins parts: GrabCut would remove it.
    if (value === 1) return data[i]! > SURE || data[i]! <= LIKELY ? SEED.product : SEED.maybeProduct;
    return others.data[i] === 1 || data[i]! < ruledOut ? SEED.background : SEED.maybeBackground;
  });
  return { data: seeds, width, height };
}
