import type { Checks } from '@vitrine/contract';
import type { Size } from './view.ts';

/** Part of a picture, in shares of its size. */
export type Area = NonNullable<Checks['product']>;

/** Alpha below which a pixel of a cut-out is only an edge's shadow. */
const SEEN_ALPHA = 24;

/** Bounds of a cut-out's visible pixels, in fractions of its size; null without any. `data` is RGBA. */
export function seenArea(data: Uint8ClampedArray, { width, height }: Size): Area | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const [w, h] = [right + 1 - left, bottom + 1 - top];
  return { left: left / width, top: top / height, width: w / width, height: h / height };
}
