import { overlapBelief } from './overlap-belief.ts';
import type { Mask, Plane } from './plane.ts';

/** What a cut-out is judged by without knowing the truth. */
export interface Signs {
  mask: Mask;
  /** What the network believes after all looks. */
  belief: Plane;
  /** What it believed at the first. */
  first: Plane;
  /** The IoU that it says its first answer reaches. */
  overlap: number;
}

/** The IoU that can be trusted to be reached. */
export function predictOverlap({ mask, belief }: Signs): number {
  const predicted = 1.658 * meanInside(mask, belief) + 0.645 * overlapBelief(mask, belief) - 1.324;
  return Math.min(1, Math.max(0, predicted));
}

/** Mean of what is believed where the mask is; 0 when it is empty. */
export function meanInside(mask: Mask, belief: Plane): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    sum += belief.data[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
