import type { Raster } from '../model.ts';

const SAMPLES = 256;

/** Difference of the 5th and 95th percentile of Rec. 709 luma over an even grid of the picture, 0–1. */
export function measureContrast({ data, width, height }: Raster): number {
  const values: number[] = [];
  for (let row = 0; row < SAMPLES; row++) {
    const y = Math.floor(((row + 0.5) * height) / SAMPLES);
    for (let column = 0; column < SAMPLES; column++) {
      const i = (y * width + Math.floor(((column + 0.5) * width) / SAMPLES)) * 4;
      values.push(0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!);
    }
  }
  values.sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (values.length - 1))]!;
  return (at(0.95) - at(0.05)) / 255;
}
