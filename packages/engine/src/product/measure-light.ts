import type { Raster } from '../model.ts';
import { LINEAR_OF, luminance } from '../pixels/colour.ts';

/** How the product was lit when it was photographed. */
export interface ProductLight {
  /** 97th percentile of luminance, linear 0–1. */
  white: number;
  median: number;
  /** −1 lit from the left only, 1 from the right only; 0 from the front, or unknown. */
  side: number;
}

/** Luminance statistics of the opaque pixels. */
export function measureLight(raster: Raster): ProductLight {
  const light = luminances(raster);
  const values = light.filter((value) => value >= 0).toSorted();
  const at = (share: number): number => values[Math.floor(share * (values.length - 1))] ?? 0.5;
  return { white: at(0.97), median: at(0.5), side: sideOf(light, raster.width) };
}

/** Linear luminance of every pixel; −1 where it is not opaque. */
function luminances({ data }: Raster): Float32Array {
  const linear = (at: number): number => LINEAR_OF[data[at] ?? 0] ?? 0;
  return Float32Array.from({ length: data.length / 4 }, (_, i) =>
    (data[i * 4 + 3] ?? 0) < 230 ? -1 : luminance([linear(i * 4), linear(i * 4 + 1), linear(i * 4 + 2)]),
  );
}

/**
 * Median over the rows of how much brighter the right third is than the left. The median, because a print affects some rows and
 * light all of them.
 */
function sideOf(light: Float32Array, width: number): number {
  const sides: number[] = [];
  for (let start = 0; start < light.length; start += width) {
    const row = light.subarray(start, start + width).filter((value) => value >= 0);
    if (row.length < 9) continue;
    const third = Math.floor(row.length / 3);
    const [left, right] = [mean(row.subarray(0, third)), mean(row.subarray(row.length - third))];
    sides.push((right - left) / Math.max(right + left, 1e-4));
  }
  return sides.toSorted((a, b) => a - b)[Math.floor(sides.length / 2)] ?? 0;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
