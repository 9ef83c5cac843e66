import type { OpaquePixels } from '../pixels/opaque-pixels.ts';

export interface Exposure {
  /** Luma 0–255 below which 95 % and 5 % of the pixels lie. */
  highlight: number;
  shadow: number;
  /** Share of pixels at or above 253. */
  clippedShare: number;
}

/** Luma histogram of a photo, Rec. 709 weights. */
export function measureExposure({ data }: OpaquePixels): Exposure {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 3) {
    const luma = Math.round(0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!);
    histogram[luma] = histogram[luma]! + 1;
  }
  const total = data.length / 3;
  const clipped = histogram[253]! + histogram[254]! + histogram[255]!;
  return {
    highlight: percentile(histogram, total * 0.95),
    shadow: percentile(histogram, total * 0.05),
    clippedShare: clipped / total,
  };
}

function percentile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (let level = 0; level < histogram.length; level++) {
    seen += histogram[level]!;
    if (seen >= count) return level;
  }
  return histogram.length - 1;
}
