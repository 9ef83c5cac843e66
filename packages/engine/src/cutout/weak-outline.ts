import { blurBox } from '../pixels/blur-box.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask } from '../pixels/plane.ts';

/** Half a side of the window in which both sides of the outline are compared. */
const AROUND_PX = 4;
/** Distance of both mean colours, in levels, below which an outline is hardly seen. */
const SEEN = 14;

/**
 * The share of a mask's outline along which both sides have the same colour: there it follows nothing that can be seen.
 * @param pixels at the mask's size @returns 0–1; 1 where there is no outline
 */
export function weakOutline({ data, width, height }: OpaquePixels, mask: Mask): number {
  const inside = Float32Array.from(mask.data);
  const within = blurBox(inside, width, height, AROUND_PX);
  const squares = new Float32Array(within.length);
  for (let c = 0; c < 3; c++) {
    const [all, kept] = [new Float32Array(inside.length), new Float32Array(inside.length)];
    for (let i = 0; i < all.length; i++) {
      all[i] = data[i * 3 + c]!;
      kept[i] = all[i]! * inside[i]!;
    }
    const own = blurBox(kept, width, height, AROUND_PX);
    const both = blurBox(all, width, height, AROUND_PX);
    for (let i = 0; i < squares.length; i++) {
      squares[i]! += (own[i]! / within[i]! - (both[i]! - own[i]!) / (1 - within[i]!)) ** 2;
    }
  }
  let [weak, outline] = [0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const around = inside[i - 1]! + inside[i + 1]! + inside[i - width]! + inside[i + width]!;
      if (inside[i] === 0 || around === 4) continue;
      outline++;
      if (squares[i]! < SEEN ** 2) weak++;
    }
  }
  return outline === 0 ? 1 : weak / outline;
}
