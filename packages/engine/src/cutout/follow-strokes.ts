import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { HintStroke } from '../model.ts';
import { drawStrokes, listSmart, SETTLED } from './draw-strokes.ts';
import type { Mask } from '../pixels/plane.ts';
import { reachOfStroke } from './reach-of-stroke.ts';
import { runGrabCut, SEED } from './run-grabcut.ts';

const ROUNDS = 3;

/**
 * The mask after the user's strokes: what they cover is settled, what looks alike within their reach (reach-of-stroke.ts) follows, and
 * nothing else changes: a stroke to keep only adds, one to erase only takes away; an exact one is followed by nothing.
 * @param pixels at the mask's size
 */
export async function followStrokes(pixels: OpaquePixels, mask: Mask, strokes: readonly HintStroke[]): Promise<Mask> {
  const smart = listSmart(strokes);
  if (smart.length === 0) return mask;
  const data = planFromStrokes(pixels, mask, smart);
  if (!data.some((seed) => (seed & 1) === 1)) return { ...mask, data: new Uint8Array(data.length) };
  return runGrabCut(pixels, { ...mask, data }, ROUNDS);
}

/** What was kept opens the background within its reach, what was erased the product: no stroke takes what the other one gives. */
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
