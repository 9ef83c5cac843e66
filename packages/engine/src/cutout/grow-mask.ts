import type { Mask } from '../pixels/plane.ts';

/** The mask dilated by a square of `byPx` pixels to every side, or eroded if `byPx` is negative. The frame does not erode it. */
export function growMask({ data, width, height }: Mask, byPx: number): Mask {
  const spread: 0 | 1 = byPx > 0 ? 1 : 0;
  const reach = Math.abs(byPx);
  const out = data.slice();
  for (let y = 0; y < height; y++) {
    spreadLine(data, out, y * width, 1, width, reach, spread);
  }
  const rows = out.slice();
  for (let x = 0; x < width; x++) {
    spreadLine(rows, out, x, width, height, reach, spread);
  }
  return { data: out, width, height };
}

/** Sets every pixel of a row or column to `value` that has one of that value within reach. */
function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  reach: number,
  value: 0 | 1,
): void {
  let last = -Infinity;
  for (let k = 0, i = start; k < count; k++, i += step) {
    if (from[i] === value) last = k;
    if (k - last <= reach) to[i] = value;
  }
  last = Infinity;
  for (let k = count - 1, i = start + k * step; k >= 0; k--, i -= step) {
    if (from[i] === value) last = k;
    if (last - k <= reach) to[i] = value;
  }
}
