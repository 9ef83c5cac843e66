import type { CutOutHints, HintStroke } from '../../model.ts';
import { drawStrokes, SETTLED } from '../draw-strokes.ts';

/** Drawn radius of a tap, as a share of the longer side: training used 0.012 to 0.03. */
const TAP_RADIUS = 0.02;

/**
 * The user's hints as the network was trained on them: three planes of `width` × `height`, 1 inside the box, below a keep stroke, below an
 * erase stroke, else 0. Without a box its plane is empty.
 */
export function drawHints({ box, tap, strokes }: CutOutHints, width: number, height: number): Float32Array {
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
  const tapped: HintStroke[] = tap ? [{ mode: 'keep', radius: TAP_RADIUS, points: [tap] }] : [];
  if (strokes.length + tapped.length === 0) return planes;
  drawStrokes([...tapped, ...strokes], width, height).data.forEach((settled, i) => {
    if (settled === SETTLED.product) planes[size + i] = 1;
    if (settled === SETTLED.background) planes[2 * size + i] = 1;
  });
  return planes;
}
