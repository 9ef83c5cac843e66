import type { Choice } from './choose-object.ts';
import type { Plane } from '../pixels/plane.ts';
import { SEED, type Seeds } from './run-grabcut.ts';

/**
 * Probabilities from which the network is believed that here is product, and up to which that here is none. Tried on 65 photos:
 * 0.6 to 0.9 and 0.15 to 0.4, with up to 2 px of room around either and with none (docs/benchmarks.md). Given more room,
 * colour closed a mug's handle and left cloth on the band of headphones.
 */
const SURE = 0.65;
const RULED_OUT = 0.25;
const LIKELY = 0.5;
/** Where product begins at a higher probability, the ground itself is believed half and half: no more than this is open below that level. */
const OPEN_BELOW = 0.1;

/**
 * What GrabCut is told when the network is believed: only what it is not sure of is open.
 * @param belief 0–1, @param level from which `product` was chosen
 */
export function planFromBelief({ data, width, height }: Plane, { product, others }: Choice, level = LIKELY): Seeds {
  const ruledOut = level > LIKELY ? level - OPEN_BELOW : RULED_OUT;
  const seeds = product.data.map((value, i) => {
    // What was chosen though it is not likely is a thin line that joins parts: colours would drop it.
    if (value === 1) return data[i]! > SURE || data[i]! <= LIKELY ? SEED.product : SEED.maybeProduct;
    return others.data[i] === 1 || data[i]! < ruledOut ? SEED.background : SEED.maybeBackground;
  });
  return { data: seeds, width, height };
}
