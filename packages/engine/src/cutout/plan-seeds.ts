import type { Choice } from './choose-object.ts';
import { growMask } from './grow-mask.ts';
import type { Mask, Plane } from './plane.ts';
import { SEED, type Seeds } from './run-grabcut.ts';

/** Probabilities from which the network is believed that here is product, and up to which that here is none. */
const SURE = 0.8;
const RULED_OUT = 0.1;
/** How much narrower and wider than it says, in pixels: its map is coarser than the picture. */
const CORE_PX = 2;
const REACH_PX = 3;

/** What GrabCut is told when the network is believed: only what it is not sure of is open. @param belief 0–1 */
export function planFromBelief(belief: Plane, { product, others }: Choice): Seeds {
  const { width, height } = belief;
  const mark = (isOn: (value: number, i: number) => boolean): Mask => {
    return { data: Uint8Array.from(belief.data, (value, i) => (isOn(value, i) ? 1 : 0)), width, height };
  };
  const core = growMask(
    mark((value, i) => value > SURE && product.data[i] === 1),
    -CORE_PX,
  ).data;
  const reach = growMask(
    mark((value, i) => value > RULED_OUT && others.data[i] === 0),
    REACH_PX,
  ).data;
  const data = product.data.map((value, i) => {
    if (core[i] === 1) return SEED.product;
    if (reach[i] === 0 || others.data[i] === 1) return SEED.background;
    return value === 1 ? SEED.maybeProduct : SEED.maybeBackground;
  });
  return { data, width, height };
}
