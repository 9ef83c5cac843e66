import type { OpaquePixels } from './decode-photo.ts';

const TILE_PX = 64;
/** Below this standard deviation a tile is plain and says nothing about focus. */
const MIN_TILE_DEVIATION = 6;

/**
 * How sharp the sharpest part of a photo is: RMS of the Laplacian over the RMS contrast, by tiles of 64 px, upper
 * decile. A share of the contrast rather than an energy, so that pale products are not called blurred. The idea of
 * Laplacian focus measures: Pertuz et al., "Analysis of focus measure operators", 2013. A plain photo gives 1.
 */
export function measureSharpness(photo: OpaquePixels): number {
  const luma = toLuma(photo);
  const scores: number[] = [];
  for (let top = 1; top + TILE_PX < photo.height; top += TILE_PX) {
    for (let left = 1; left + TILE_PX < photo.width; left += TILE_PX) {
      const score = measureTile(luma, photo.width, left, top);
      if (score !== null) scores.push(score);
    }
  }
  if (scores.length === 0) return 1;
  scores.sort((a, b) => a - b);
  return scores[Math.floor((scores.length - 1) * 0.9)]!;
}

function toLuma({ data }: OpaquePixels): Float32Array {
  const luma = new Float32Array(data.length / 3);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.2126 * data[i * 3]! + 0.7152 * data[i * 3 + 1]! + 0.0722 * data[i * 3 + 2]!;
  }
  return luma;
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
