import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import type { Finding } from './finding.ts';
import { growMask } from './grow-mask.ts';
import { refineOutline } from './network/refine-outline.ts';

/** Pixels of the mask's grid around a change in which the outline is drawn again. */
const NEAR_PX = 4;
/** Pixels of that grid around an outline that the refiner decides: beyond them a change is settled. */
const RIM_PX = 2;

/**
 * The outline after a stroke: drawn again where the stroke changed the mask, and elsewhere as the seller saw it before.
 * @param photo as refineOutline takes it, @param before the previous result, @param mask after the stroke, framed like the one before
 */
export async function redrawChange(
  photo: OpaquePixels,
  before: Pick<Required<Finding>, 'mask' | 'fine' | 'belief'>,
  mask: Mask,
): Promise<Pick<Required<Finding>, 'fine' | 'belief'>> {
  const changed: Mask = { ...mask, data: mask.data.map((value, i) => (value === before.mask.data[i] ? 0 : 1)) };
  const belief = believeStroke(before.belief, before.mask, mask);
  const drawn = await refineOutline(photo, { mask, belief });
  const { width, height } = before.fine;
  const [near, settled, wanted] = [growMask(changed, NEAR_PX), settle(changed, mask), mask].map(
    (one) => resizePlane({ ...one, data: Float32Array.from(one.data) }, width, height).data,
  );
  const data = before.fine.data.map((value, i) => {
    const open = value + near![i]! * (drawn.data[i]! - value);
    return open + settled![i]! * (wanted![i]! - open);
  });
  return { belief, fine: { data, width, height } };
}

/**
 * The probabilities after a stroke: what it added is sure, what it erased is ruled out.
 * @param before and @param after masks, framed like `belief`
 */
export function believeStroke(belief: Plane, before: Mask, after: Mask): Plane {
  const data = belief.data.map((value, i) => (after.data[i] === before.data[i] ? value : after.data[i]!));
  return { ...belief, data };
}

/** The inside of an added part, and everything erased except the rim of the rest: a thin object must not come back. */
function settle(changed: Mask, mask: Mask): Mask {
  const added = growMask({ ...mask, data: changed.data.map((value, i) => value * mask.data[i]!) }, -RIM_PX);
  const erased = growMask({ ...mask, data: changed.data.map((value, i) => value * (1 - mask.data[i]!)) }, RIM_PX);
  const rim = growMask(mask, RIM_PX);
  return { ...mask, data: mask.data.map((_, i) => added.data[i]! | (erased.data[i]! & (1 - rim.data[i]!))) };
}
