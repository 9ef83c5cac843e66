import type { Mask, Plane } from '../pixels/plane.ts';

/** Minimum score of a cut-out that the user has touched up. */
export const HINTED = 0.85;

/** One of the possible products. */
export interface Candidate {
  /** 0–1 per pixel, framed like the photo. */
  mask: Plane;
  /** For the first candidate the score of the finding; for others the IoU that the network expects, 0–1. */
  score: number;
}

/** What was found in a photo. */
export interface Finding {
  /** 1 where the product is; all 0 if none was found. */
  mask: Mask;
  /** How sure it is, 0–1; below 0.8 the seller is asked. */
  score: number;
  /** The possible products, the found one first; empty if the network gives none. */
  candidates: Candidate[];
  /** The outline drawn on the photo's own pixels: product share of each, 0–1; omitted if it was not drawn. */
  fine?: Plane;
  /** Probability map 0–1, framed like the mask; omitted if there is none. */
  belief?: Plane;
  /** The signs behind the score (rate-cut-out.ts); omitted if it has none. */
  signs?: number[];
}
