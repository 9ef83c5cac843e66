import type { Mask, Plane } from '../pixels/plane.ts';

/** Least score of what the user has touched up. */
export const HINTED = 0.85;

/** One of the things that may be meant. */
export interface Candidate {
  /** 0–1 a pixel, framed like the photo. */
  mask: Plane;
  /** The first one's is that of the finding; of others the IoU that the network expects, 0–1. */
  score: number;
}

/** What was found in a photo. */
export interface Finding {
  /** 1 where the product is; nowhere when none was found. */
  mask: Mask;
  /** How sure it is, 0–1; below 0.8 the seller is asked. */
  score: number;
  /** What may be meant, the found one first; empty where the network gives none. */
  candidates: Candidate[];
  /** The outline drawn on the photo's own pixels: share of each that is product, 0–1; left out where it was not. */
  fine?: Plane;
  /** Probability 0–1 that was believed, framed like the mask; left out where nothing says. */
  belief?: Plane;
  /** What the score was made of (rate-cut-out.ts); left out where it is not. */
  signs?: number[];
}
