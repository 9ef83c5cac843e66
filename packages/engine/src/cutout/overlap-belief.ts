import type { Mask, Plane } from '../pixels/plane.ts';

/** Intersection over union of a mask and a probability map: the sum of the minima over the sum of the maxima. */
export function overlapBelief(mask: Mask, belief: Plane): number {
  let [both, either] = [0, 1e-6];
  for (let i = 0; i < mask.data.length; i++) {
    const [value, probability] = [mask.data[i]!, belief.data[i]!];
    both += value * probability;
    either += Math.max(value, probability);
  }
  return both / either;
}
