import type { Mask } from './plane.ts';

/** Rows and columns at the frame that are never asked about the product; see plan-seeds.ts. */
const FRAME_PX = 3;

/** A product that runs into the frame runs out of it: the outermost pixels take over what lies just inside them. */
export function reachFrame({ data, width, height }: Mask): Mask {
  const clamp = (value: number, size: number): number => Math.min(size - 1 - FRAME_PX, Math.max(FRAME_PX, value));
  if (Math.min(width, height) <= 2 * FRAME_PX) return { data, width, height };
  const out = data.slice();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) out[i] = data[clamp(y, height) * width + clamp(x, width)]!;
  }
  return { data: out, width, height };
}
