import type { Raster } from '../model.ts';

const AMOUNT = 0.35;
/** Smaller differences are noise, larger ones are edges that are already sharp. */
const THRESHOLD = 2;
const MAX_STEP = 10;

/**
 * Mild unsharp mask on luma, in place: all three channels get the same change, so colours do not shift. Applied only where a
 * pixel and its four neighbours are fully opaque, so the cut edge gets no halo.
 */
export function sharpenLuma({ data, width, height }: Raster): void {
  let above = lumaRow(data, width, 0);
  let here = above;
  for (let y = 0; y < height - 1; y++) {
    const below = lumaRow(data, width, y + 1);
    if (y > 0) sharpenRow(data, width, y, above, here, below);
    above = here;
    here = below;
  }
}

/** Luma of a row as it was before sharpening; -1 where not opaque. */
function lumaRow(data: Uint8ClampedArray, width: number, y: number): Int16Array {
  const row = new Int16Array(width);
  for (let x = 0, i = y * width * 4; x < width; x++, i += 4) {
    row[x] = data[i + 3] === 255 ? (54 * data[i]! + 183 * data[i + 1]! + 19 * data[i + 2]!) >> 8 : -1;
  }
  return row;
}

function sharpenRow(
  data: Uint8ClampedArray,
  width: number,
  y: number,
  above: Int16Array,
  here: Int16Array,
  below: Int16Array,
): void {
  for (let x = 1; x < width - 1; x++) {
    const [up, left, right, down] = [above[x]!, here[x - 1]!, here[x + 1]!, below[x]!];
    const value = here[x]!;
    if (value < 0 || up < 0 || left < 0 || right < 0 || down < 0) continue;
    const detail = value - (up + left + right + down) / 4;
    if (Math.abs(detail) < THRESHOLD) continue;
    const step = Math.max(-MAX_STEP, Math.min(MAX_STEP, detail * AMOUNT));
    const i = (y * width + x) * 4;
    data[i] = data[i]! + step;
    data[i + 1] = data[i + 1]! + step;
    data[i + 2] = data[i + 2]! + step;
  }
}
