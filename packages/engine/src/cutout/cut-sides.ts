import { boundMask } from '../pixels/bound-mask.ts';
import type { Mask } from '../pixels/plane.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

/** Minimum length of a cut, as a share of the product's extent along that side. */
const LEAST_CUT = 0.15;
/** How far from the edge the product is measured again, as a share of its depth there, and the share of that length that a cut has: a ball only touches. */
const [INWARDS, FLAT] = [0.04, 0.5];
/** Share of the frame from which a product fills a photo cropped to it, such as a book's cover. */
const FILLED = 0.95;

/** The sides of the photo that cut the product off. */
export function cutSidesOf({ data, width, height }: Mask): Side[] {
  const lengthOf = (side: Side, depth: number): number => {
    let length = 0;
    const across = side === 'top' || side === 'bottom';
    const row = side === 'bottom' ? height - 1 - depth : side === 'right' ? width - 1 - depth : depth;
    for (let i = 0; i < (across ? width : height); i++) length += data[across ? row * width + i : i * width + row]!;
    return length;
  };
  let [left, right, top, bottom, area] = [width, 0, height, 0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    area++;
  }
  if (area > FILLED * data.length) return [];
  const [w, h] = [right - left + 1, bottom - top + 1];
  return (['top', 'bottom', 'left', 'right'] as const).filter((side) => {
    const [along, depth] = side === 'top' || side === 'bottom' ? [w, h] : [h, w];
    const cut = lengthOf(side, 0);
    return cut > LEAST_CUT * along && cut > FLAT * lengthOf(side, Math.round(INWARDS * depth));
  });
}

/** Width ÷ height up to which a product cut off above can be shown up to a picture's upper edge. */
const HANGING = 1;

/**
 * Whether the photo shows only a part of the product, so that the whole photo is shown: a product may run out of a picture at one edge, not at two; at
 * the left or right only if its cut-out is sure; above only if it is no wider than tall, because a wide one stands far below that edge.
 */
export function isPart(mask: Mask, isSure: boolean): boolean {
  const sides = cutSidesOf(mask);
  if (sides.length > 1) return true;
  if (sides.includes('left') || sides.includes('right')) return !isSure;
  const { w = 0, h = 0 } = boundMask(mask, 0) ?? {};
  return sides.includes('top') && w * mask.width > HANGING * h * mask.height;
}
