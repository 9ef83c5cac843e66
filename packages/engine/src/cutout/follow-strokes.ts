import type { OpaquePixels } from '../intake/decode-photo.ts';
import type { HintStroke } from '../model.ts';
import { drawStrokes, SETTLED, type Settled } from './draw-strokes.ts';
import { growMask } from './grow-mask.ts';
import type { Mask } from './plane.ts';
import { runGrabCut, SEED } from './run-grabcut.ts';

const ROUNDS = 3;
/** How far around a stroke the outline is open again, as a share of the longer side. */
const REACH_SHARE = 1 / 10;

/**
 * The mask after the user's strokes: what they cover is settled, what looks alike around them follows, and nothing else
 * changes. @param pixels at the mask's size
 */
export async function followStrokes(pixels: OpaquePixels, mask: Mask, strokes: readonly HintStroke[]): Promise<Mask> {
  const data = planFromStrokes(mask, drawStrokes(strokes, mask.width, mask.height));
  if (!data.some((seed) => (seed & 1) === 1)) return { ...mask, data: new Uint8Array(data.length) };
  return runGrabCut(pixels, { ...mask, data }, ROUNDS);
}

function planFromStrokes(mask: Mask, settled: Settled): Uint8Array {
  const { width, height } = mask;
  const drawn = { data: settled.data.map((value) => (value === SETTLED.open ? 0 : 1)), width, height };
  const near = growMask(drawn, Math.round(Math.max(width, height) * REACH_SHARE)).data;
  return mask.data.map((value, i) => {
    if (settled.data[i] === SETTLED.product) return SEED.product;
    if (settled.data[i] === SETTLED.background) return SEED.background;
    if (near[i] === 0) return value === 1 ? SEED.product : SEED.background;
    return value === 1 ? SEED.maybeProduct : SEED.maybeBackground;
  });
}
