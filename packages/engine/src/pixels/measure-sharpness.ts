import type { OpaquePixels } from './opaque-pixels.ts';

/** Luma 0–255, rows from the top. */
export interface LumaPlane {
  luma: Float32Array;
  width: number;
  height: number;
}

const TILE_PX = 64;
/** Below this standard deviation a tile is plain and has no measurable focus. */
const MIN_TILE_DEVIATION = 6;

/**
 * Sharpness of the sharpest part of a photo: RMS of the Laplacian over the RMS contrast, in tiles of 64 px, upper decile.
 * Relative to the contrast rather than as an energy, so that pale products do not count as blurred. The idea of Laplacian focus
 * measures: Pertuz et al., "Analysis of focus measure operators", 2013. Null if all of it is plain.
 * @param counts whether a tile, by its upper left corner and side, is included; left out: all are
 */
export function measureSharpness(
  { luma, width, height }: LumaPlane,
  counts: (left: number, top: number, sidePx: number) => boolean = () => true,
): number | null {
  const scores: number[] = [];
  for (let top = 1; top + TILE_PX < height; top += TILE_PX) {
    for (let left = 1; left + TILE_PX < width; left += TILE_PX) {
      const score = counts(left, top, TILE_PX) ? measureTile(luma, width, left, top) : null;
      if (score !== null) scores.push(score);
    }
  }
  if (scores.length === 0) return null;
  scores.sort((a, b) => a - b);
  return scores[Math.floor((scores.length - 1) * 0.9)]!;
}

/** Rec. 709 luma of a photo. */
export function lumaOf({ data, width, height }: OpaquePixels): LumaPlane {
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.2126 * data[i * 3]! + 0.7152 * data[i * 3 + 1]! + 0.0722 * data[i * 3 + 2]!;
  }
  return { luma, width, height };
}

function measureTile(luma: Float32Array, width: number, left: number, top: number): number | null {
  let sum = 0;
  let squares = 0;
  let laplacian = 0;
  for (let y = top; y < top + TILE_PX; y++) {
    for (let x = left, i = y * width + left; x < left + TILE_PX; x++, i++) {
      const value = luma[i]!;
      const bend = luma[i - 1]! + luma[i + 1]! + luma[i - width]! + luma[i + width]! - 4 * value;
      sum += value;
      squares += value * value;
      laplacian += bend * bend;
    }
  }
  const count = TILE_PX * TILE_PX;
  const deviation = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  return deviation < MIN_TILE_DEVIATION ? null : Math.sqrt(laplacian / count) / deviation;
}
