import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { HintStroke } from '../model.ts';
import { drawStrokes, SETTLED, type Settled } from './draw-strokes.ts';
import { growMask } from './grow-mask.ts';
import type { Mask } from '../pixels/plane.ts';
import { runGrabCut, SEED } from './run-grabcut.ts';

const ROUNDS = 3;
/** How far around a stroke what looks like it follows, as a share of the longer side. */
const REACH_SHARE = 1 / 10;

/**
 * The mask after the user's strokes: what they cover is settled, what looks alike around them follows, and nothing else
 * changes: a stroke to keep only adds, one to erase only takes away. @param pixels at the mask's size
 */
export async function followStrokes(pixels: OpaquePixels, mask: Mask, strokes: readonly HintStroke[]): Promise<Mask> {
  const data = planFromStrokes(mask, drawStrokes(strokes, mask.width, mask.height));
  if (!data.some((seed) => (seed & 1) === 1)) return { ...mask, data: new Uint8Array(data.length) };
  return runGrabCut(pixels, { ...mask, data }, ROUNDS);
}

/** What was kept opens the background near it, what was erased the product: no stroke takes what the other one gives. */
function planFromStrokes(mask: Mask, settled: Settled): Uint8Array {
  const { width, height } = mask;
  const reach = Math.round(Math.max(width, height) * REACH_SHARE);
  const nearTo = (what: number): Uint8Array =>
    growMask({ data: settled.data.map((value) => (value === what ? 1 : 0)), width, height }, reach).data;
  const kept = nearTo(SETTLED.product);
  const erased = nearTo(SETTLED.background);
  return mask.data.map((value, i) => {
    if (settled.data[i] === SETTLED.product) return SEED.product;
    if (settled.data[i] === SETTLED.background) return SEED.background;
    if (value === 1) return erased[i] === 1 ? SEED.maybeProduct : SEED.product;
    return kept[i] === 1 ? SEED.maybeBackground : SEED.background;
  });
}
