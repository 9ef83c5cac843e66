import type { OpaquePixels } from '../intake/decode-photo.ts';
import type { CutOutHints, HintBox } from '../model.ts';
import { drawStrokes, SETTLED, type Settled } from './draw-strokes.ts';
import { growMask } from './grow-mask.ts';
import type { Mask } from './plane.ts';
import { runGrabCut, SEED } from './run-grabcut.ts';

const ROUNDS = 3;
/** How far around a stroke the outline is open again, as a share of the longer side. */
const REACH_SHARE = 1 / 10;

/** The mask after what the user said. @param pixels at the mask's size */
export async function followHints(pixels: OpaquePixels, mask: Mask, { box, strokes }: CutOutHints): Promise<Mask> {
  const inside = box === undefined ? mask : keepInside(mask, box);
  if (strokes.length === 0) return inside;
  const settled = drawStrokes(strokes, mask.width, mask.height);
  const data = planFromStrokes(inside, settled);
  if (!data.some((seed) => (seed & 1) === 1)) return { ...mask, data: new Uint8Array(data.length) };
  return runGrabCut(pixels, { ...mask, data }, ROUNDS);
}

function keepInside({ data, width, height }: Mask, { x, y, w, h }: HintBox): Mask {
  const out = data.map((value, i) => {
    const u = ((i % width) + 0.5) / width;
    const v = (Math.floor(i / width) + 0.5) / height;
    return u >= x && u <= x + w && v >= y && v <= y + h ? value : 0;
  });
  return { data: out, width, height };
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
