import type { Raster } from '../model.ts';
import { LINEAR_OF, luminance, type Linear } from './colour.ts';

/** How the product was lit when it was photographed. */
export interface ProductLight {
  /** 97th percentile of luminance, linear 0–1. */
  white: number;
  median: number;
}

/** Luminance figures of the opaque pixels. */
export function measureLight({ data }: Raster): ProductLight {
  const values: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 230) continue;
    values.push(luminance([0, 1, 2].map((c) => LINEAR_OF[data[i + c] ?? 0] ?? 0) as unknown as Linear));
  }
  values.sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor(share * (values.length - 1))] ?? 0.5;
  return { white: at(0.97), median: at(0.5) };
}
