import type { CutOutHints } from '../../model.ts';
import { drawStrokes, SETTLED } from '../draw-strokes.ts';

/**
 * What the user has drawn, as the network was taught it: three planes of `width` × `height`, 1 inside the box, under a
 * keep stroke, under an erasing one, else 0. A box that is not there is an empty plane.
 */
export function drawHints({ box, strokes }: CutOutHints, width: number, height: number): Float32Array {
  const size = width * height;
  const planes = new Float32Array(3 * size);
  if (box) {
    const right = Math.min(width, Math.round((box.x + box.w) * width));
    const bottom = Math.min(height, Math.round((box.y + box.h) * height));
    const left = Math.max(0, Math.round(box.x * width));
    for (let y = Math.max(0, Math.round(box.y * height)); y < bottom; y++) {
      planes.fill(1, y * width + left, y * width + Math.max(left, right));
    }
  }
  if (strokes.length === 0) return planes;
  drawStrokes(strokes, width, height).data.forEach((settled, i) => {
    if (settled === SETTLED.product) planes[size + i] = 1;
    if (settled === SETTLED.background) planes[2 * size + i] = 1;
  });
  return planes;
}
