import { chooseObject } from './choose-object.ts';
import type { Mask, Plane } from '../pixels/plane.ts';

/** Probabilities from which a pixel may count as product; the first is the default. */
const LEVELS = [0.5, 0.6, 0.7, 0.8] as const;
/** How many times as steep the probability must fall at another level's outline. */
const CLEARER = 1.2;
/** Minimum share of the first level's product that another level keeps. */
const LEAST_LEFT = 0.2;
/** Pixels at the frame that are not an outline. */
const FRAME_PX = 2;

/**
 * The probability from which pixels are product. A patterned background may get about one half everywhere: then an outline at one half
 * crosses it at random, while at a higher level it follows the product, where the probability falls steeply.
 */
export function likelyLevel(belief: Plane): number {
  const [first, ...others] = LEVELS.map((level) => {
    const { product } = chooseObject(belief, level);
    return { level, areaPx: product.data.reduce((sum, value) => sum + value, 0), fall: fallAlong(belief, product) };
  });
  if (first === undefined) throw new RangeError('no level to choose from');
  return others.reduce(
    (best, each) =>
      each.fall > CLEARER * first.fall && each.fall > best.fall && each.areaPx > LEAST_LEFT * first.areaPx
        ? each
        : best,
    first,
  ).level;
}

/** How steeply the probability falls along a mask's outline: its mean gradient per pixel. */
function fallAlong({ data, width, height }: Plane, mask: Mask): number {
  let [sum, count] = [0, 0];
  for (let y = FRAME_PX; y < height - FRAME_PX; y++) {
    for (let x = FRAME_PX; x < width - FRAME_PX; x++) {
      const i = y * width + x;
      const own = mask.data[i]!;
      if (
        mask.data[i - 1] === own &&
        mask.data[i + 1] === own &&
        mask.data[i - width] === own &&
        mask.data[i + width] === own
      )
        continue;
      sum += Math.hypot(data[i + 1]! - data[i - 1]!, data[i + width]! - data[i - width]!) / 2;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
