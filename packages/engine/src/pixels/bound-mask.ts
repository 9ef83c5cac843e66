import type { HintBox } from '../model.ts';
import type { Mask } from './plane.ts';

/**
 * Bounding box of a mask, in fractions of the frame; null when it is empty.
 * @param reach margin on every side, as a fraction of its longer side
 */
export function boundMask({ data, width, height }: Mask, reach: number): HintBox | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  if (right === 0) return null;
  const further = reach * Math.max(right - left, bottom - top);
  const [x, y] = [Math.max(0, (left - further) / width), Math.max(0, (top - further) / height)];
  return { x, y, w: Math.min(1, (right + further) / width) - x, h: Math.min(1, (bottom + further) / height) - y };
}
