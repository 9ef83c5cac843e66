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

/** Share of the width beside a cut, and from the other end, in which a product's base is compared, and difference of their heights per width. */
const [NEAR, FAR, SLANTED] = [0.2, 0.5, 0.2];

/**
 * Whether a product cut off at the left or right stands on a slanting base, like a bed seen over its corner: at a picture's edge it would
 * float, because what it stands on there is missing.
 */
function isSlanted({ data, width, height }: Mask, side: 'left' | 'right'): boolean {
  const bases = Array.from({ length: width }, (_, column) => {
    const x = side === 'left' ? column : width - 1 - column;
    let y = height - 1;
    while (y >= 0 && data[y * width + x] === 0) y--;
    return y;
  });
  const from = bases.findIndex((y) => y >= 0);
  const length = bases.findLastIndex((y) => y >= 0) - from + 1;
  const base = (start: number, end: number): number =>
    Math.max(...bases.slice(from + Math.floor(start * length), from + Math.ceil(end * length)));
  return Math.abs(base(0, NEAR) - base(1 - FAR, 1)) > SLANTED * length;
}

/** Width ÷ height up to which a product cut off above can be shown up to a picture's upper edge. */
const HANGING = 1;

/**
 * Whether the photo shows only a part of the product, so that the whole photo is shown: a product may run out of a picture at one edge, not at two; at
 * the left or right only if its cut-out is sure and its base level; above only if it is no wider than tall, because a wide one stands far below that edge.
 */
export function isPart(mask: Mask, isSure: boolean): boolean {
  const sides = cutSidesOf(mask);
  if (sides.length > 1) return true;
  const [side] = sides;
  if (side === 'left' || side === 'right') return !isSure || isSlanted(mask, side);
  const { w = 0, h = 0 } = boundMask(mask, 0) ?? {};
  return sides.includes('top') && w * mask.width > HANGING * h * mask.height;
}
