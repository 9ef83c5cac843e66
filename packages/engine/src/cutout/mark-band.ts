import { blurBox } from '../pixels/blur-box.ts';
import { growMask } from './grow-mask.ts';
import type { Plane } from '../pixels/plane.ts';

/** What is settled about a pixel before alpha is solved. */
export const ZONE = { background: 0, product: 1, band: 2 } as const;

export interface Band {
  /** One `ZONE` per pixel. */
  zones: Uint8Array;
  /** Alpha 0–1 that the outline alone suggests. */
  prior: Float32Array;
  /** How far that may be off, as a variance: weighted against that of the colours. */
  priorVariance: number;
  /** How many times as steep as the prior's step the product's edge is assumed to be. */
  steepness: number;
  width: number;
  height: number;
}

/**
 * For a mask on a coarse grid: chosen on five photos and 24 renders whose exact masks went through this step. It reduces their alpha error by
 * a third compared with no weighting, and a white label in front of a white wall no longer frays.
 */
const COARSE = { priorVariance: 0.1, steepness: 2.5 };
/** For an outline drawn on the photo's own pixels. */
const FINE = { priorVariance: 0.03, steepness: 1.5 };
/** Alpha at which a fine outline is sure, and pixels around the rest that are still open. */
const FINE_SURE = 0.03;
const FINE_ROOM_PX = 2;

/**
 * The band around an outline in which alpha is open.
 * @param outline enlarged from a coarse mask, @param halfWidthPx of the band; at least the uncertainty of the mask's own pixels
 */
export function markBand({ data: enlarged, width, height }: Plane, halfWidthPx: number): Band {
  const size = width * height;
  // Two box blurs make a nearly round step and hide the staircase of the small mask.
  const half = Math.max(1, Math.round(halfWidthPx / 2));
  const prior = blurBox(blurBox(enlarged, width, height, half), width, height, half);
  const zones = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const value = prior[i]!;
    zones[i] = value < 0.01 ? ZONE.background : value > 0.99 ? ZONE.product : ZONE.band;
  }
  return { zones, prior, width, height, ...COARSE };
}

/** The same for an outline that is as fine as the photo. @param outline alpha 0–1 */
export function markFineBand({ data: prior, width, height }: Plane): Band {
  const isOpen = Uint8Array.from(prior, (value) => (value > FINE_SURE && value < 1 - FINE_SURE ? 1 : 0));
  const open = growMask({ data: isOpen, width, height }, FINE_ROOM_PX).data;
  const zones = Uint8Array.from(prior, (value, i) => {
    if (open[i] === 1) return ZONE.band;
    return value > 0.5 ? ZONE.product : ZONE.background;
  });
  return { zones, prior, width, height, ...FINE };
}
