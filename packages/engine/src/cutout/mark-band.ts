import { blurBox } from '../pixels/blur-box.ts';
import { enlargeMask } from './enlarge-mask.ts';
import type { Mask } from '../pixels/plane.ts';

/** What is settled about a pixel before alpha is solved. */
export const ZONE = { background: 0, product: 1, band: 2 } as const;

export interface Band {
  /** One `ZONE` a pixel. */
  zones: Uint8Array;
  /** Alpha 0–1 that the mask alone suggests: a soft step as wide as the band. */
  prior: Float32Array;
  width: number;
  height: number;
}

/**
 * The band around the outline of `mask` in which alpha is open, on a grid of `width` × `height`.
 * @param halfWidthPx of the band, in pixels of the new grid; at least what the mask's own pixels leave uncertain
 */
export function markBand(mask: Mask, width: number, height: number, halfWidthPx: number): Band {
  const size = width * height;
  const enlarged = new Float32Array(enlargeMask(mask, width, height).data);
  // Two box means make a nearly round step and hide the staircase of the small mask.
  const half = Math.max(1, Math.round(halfWidthPx / 2));
  const prior = blurBox(blurBox(enlarged, width, height, half), width, height, half);
  const zones = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const value = prior[i]!;
    zones[i] = value < 0.01 ? ZONE.background : value > 0.99 ? ZONE.product : ZONE.band;
  }
  return { zones, prior, width, height };
}
