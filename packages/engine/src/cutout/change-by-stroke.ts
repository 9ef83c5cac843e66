import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Box, HintStroke } from '../model.ts';
import { drawStrokes, SETTLED } from './draw-strokes.ts';
import { followStrokes } from './follow-strokes.ts';
import { labelComponents } from '../pixels/label-components.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { reachOfStroke } from './reach-of-stroke.ts';

const LIKELY = 0.5;
/** Share of the product that one stroke may erase: beyond it, the network has taken another object for the product. */
const MOST_ERASED = 0.5;

export interface Heard {
  /** The network's answer to the stroke, within `part`. */
  heard: Plane;
  /** Pixels of the mask. */
  part: Box;
  stroke: HintStroke;
}

/**
 * The mask after a stroke. Covered pixels are settled. Pixels that the network changes follow if they are connected to the stroke and within
 * its reach (reach-of-stroke.ts). Nothing else changes: a keep stroke only adds, an erase stroke only removes. If the network changes almost
 * nothing beyond the stroke, or would erase most of the product, similar colours within reach follow instead.
 * @param pixels at the mask's size
 */
export async function changeByStroke(
  pixels: OpaquePixels,
  before: Mask,
  { heard, part, stroke }: Heard,
): Promise<Mask> {
  const { width, height } = before;
  const wanted = stroke.mode === 'keep' ? 1 : 0;
  const covered = drawStrokes([stroke], width, height).data;
  const reached = reachOfStroke(pixels, stroke);
  const changes = new Uint8Array(before.data.length);
  let [strokePx, followPx] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const isCovered = covered[i] !== SETTLED.open;
      if (isCovered) strokePx++;
      const follows = reached[i] === 1 && isHeard(heard, part, x, y) === (wanted === 1);
      changes[i] = before.data[i] !== wanted && (isCovered || follows) ? 1 : 0;
    }
  }
  const { labels } = labelComponents({ data: changes, width, height });
  const touched = new Set<number>();
  for (let i = 0; i < covered.length; i++) if (covered[i] !== SETTLED.open && labels[i]! > 0) touched.add(labels[i]!);
  const data = before.data.slice();
  for (let i = 0; i < data.length; i++) {
    if (!touched.has(labels[i]!)) continue;
    data[i] = wanted;
    if (covered[i] === SETTLED.open) followPx++;
  }
  const heldPx = before.data.reduce((sum, value) => sum + value, 0);
  const isTooMuch = wanted === 0 && followPx > MOST_ERASED * heldPx;
  if (touched.size > 0 && (isTooMuch || followPx < strokePx / 4)) return followStrokes(pixels, before, [stroke]);
  return { data, width, height };
}

/** Whether the network takes the pixel for product; outside the part there is no answer, which counts as no. */
function isHeard(
  { data, width }: Plane,
  { left, top, width: columns, height: rows }: Box,
  x: number,
  y: number,
): boolean {
  if (x < left || y < top || x >= left + columns || y >= top + rows) return false;
  return data[(y - top) * width + x - left]! > LIKELY;
}
