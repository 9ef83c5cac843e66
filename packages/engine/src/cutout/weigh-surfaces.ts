import type { Plane } from '../pixels/plane.ts';
import { blurBox } from '../pixels/blur-box.ts';
import type { Surfaces } from './sort-surfaces.ts';

/** Probability from which a pixel is sure to be product, and up to which it is sure to be background. */
const SURE = 0.85;
const RULED_OUT = 0.15;
/** Minimum share of the frame that a kind of surface covers before it has much influence. */
const LEAST_SHARE = 1 / 2400;
/** Weight of a surface's evidence beside the network's, and the maximum evidence, in logits. */
const SAY = 0.4;
const LOUDEST = 3;
const NEVER_SURE = 0.01;

/**
 * The probabilities combined with sure pixels of the same surface elsewhere in the photo: a cloth that is background on the left is
 * background on the right too, and a wheel that is product makes the other wheel likely.
 * @param surfaces of the photo at the belief's size
 */
export function weighSurfaces({ data, width, height }: Plane, { kinds, count }: Surfaces): Plane {
  const [product, background] = [new Float64Array(count), new Float64Array(count)];
  let [products, backgrounds] = [1, 1];
  for (let i = 0; i < kinds.length; i++) {
    if (data[i]! > SURE) {
      product[kinds[i]!]! += 1;
      products++;
    } else if (data[i]! < RULED_OUT) {
      background[kinds[i]!]! += 1;
      backgrounds++;
    }
  }
  // A small product would be outvoted by chance: its pixels count more, but not so much that both sides are equal.
  const weight = Math.sqrt(backgrounds / products);
  const least = LEAST_SHARE * kinds.length;
  const words = product.map((value, kind) => Math.log((value * weight + least) / (background[kind]! + least)));
  const spoken = new Float32Array(kinds.length);
  for (let i = 0; i < spoken.length; i++) spoken[i] = words[kinds[i]!]!;
  const said = blurBox(spoken, width, height, 1);
  return {
    data: data.map((value, i) => {
      const p = Math.min(1 - NEVER_SURE, Math.max(NEVER_SURE, value));
      const logit = Math.log(p / (1 - p)) + SAY * Math.min(LOUDEST, Math.max(-LOUDEST, said[i]!));
      return 1 / (1 + Math.exp(-logit));
    }),
    width,
    height,
  };
}
