import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { HintStroke } from '../model.ts';
import { drawStrokes, listSmart, SETTLED } from './draw-strokes.ts';
import type { Mask } from '../pixels/plane.ts';
import { reachOfStroke } from './reach-of-stroke.ts';
import { runGrabCut, SEED } from './run-grabcut.ts';

const ROUNDS = 3;

/**
 * The mask after the user's strokes. Covered pixels are settled, similar colours within their reach (reach-of-stroke.ts) follow, and nothing
 * else changes: a keep stroke only adds, an erase stroke only removes; nothing follows an exact stroke.
 * @param pixels at the mask's size
 */
export async function followStrokes(pixels: OpaquePixels, mask: Mask, strokes: readonly HintStroke[]): Promise<Mask> {
  const smart = listSmart(strokes);
  if (smart.length === 0) return mask;
  const data = planFromStrokes(pixels, mask, smart);
  if (!data.some((seed) => (seed & 1) === 1)) return { ...mask, data: new Uint8Array(data.length) };
  return runGrabCut(pixels, { ...mask, data }, ROUNDS);
}

/** A keep stroke opens the background within its reach, an erase stroke the product: neither undoes the other. */
function planFromStrokes(pixels: OpaquePixels, mask: Mask, strokes: readonly HintStroke[]): Uint8Array {
  const settled = drawStrokes(strokes, mask.width, mask.height).data;
  const open = { keep: new Uint8Array(settled.length), erase: new Uint8Array(settled.length) };
  for (const stroke of strokes) {
    const near = open[stroke.mode];
    reachOfStroke(pixels, stroke).forEach((value, i) => {
      if (value === 1) near[i] = 1;
    });
  }
  return mask.data.map((value, i) => {
    if (settled[i] === SETTLED.product) return SEED.product;
    if (settled[i] === SETTLED.background) return SEED.background;
    if (value === 1) return open.erase[i] === 1 ? SEED.maybeProduct : SEED.product;
    return open.keep[i] === 1 ? SEED.maybeBackground : SEED.background;
  });
}
