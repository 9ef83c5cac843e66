import type { Choice } from './choose-object.ts';
import type { Candidate } from './finding.ts';
import { overlapBelief } from './overlap-belief.ts';
import type { Mask, Plane } from '../pixels/plane.ts';

/** What a cut-out is rated by without knowing the truth. */
export interface Signs {
  mask: Mask;
  /** Probability map after all looks. */
  belief: Plane;
  /** Probability map of the first look. */
  first: Plane;
  /** The object chosen from the probabilities. */
  chosen: Choice;
  /** The IoU that the decoder expects of its first answer. */
  overlap: number;
  /** Other possible products. */
  others: readonly Candidate[];
  /** The mask before the refiner. */
  rough: Mask;
  /** The refiner's outline; none if it left too little. */
  fine: Plane | undefined;
}

const LIKELY = 0.5;
/** Below this, nothing was found: one of 210 held-out pictures with a product is below. */
const NOTHING = 0.08;

/** Whether the probabilities are so low that nothing was found. */
export function isNothing(mask: Mask, belief: Plane): boolean {
  return 1.658 * meanInside(mask, belief) + 0.645 * overlapBelief(mask, belief) - 1.324 < NOTHING;
}

/** The signs as numbers, each 0–1: nine, and two more if the refiner drew. */
export function listSigns({ mask, belief, first, chosen, overlap, others, rough, fine }: Signs): number[] {
  const rival = others.reduce((most, { score }) => Math.max(most, score), 0);
  const signs = [
    meanInside(mask, belief),
    overlapBelief(mask, belief),
    overlapBelief(mask, first),
    overlap,
    rival,
    frameShare(mask),
    openShare(mask, belief),
    chosen.lead,
    areaShare(mask),
  ];
  if (fine === undefined) return signs;
  return [
    ...signs,
    overlapBelief(mask, { ...rough, data: Float32Array.from(rough.data) }),
    openShare({ ...fine, data: Uint8Array.from(fine.data, (value) => (value > LIKELY ? 1 : 0)) }, fine),
  ];
}

/**
 * Weights of the signs and a constant, in logits (training/fit_score.py): fitted to 438 pictures with a refined outline, and, for the first
 * nine signs, to these and 182 others. No weight contradicts the meaning of its sign.
 */
const ROUGH = { weights: [19.248, 2.452, 2.388, 1.831, -0.82, -1.654, -0.455, 14.858, -0.609], constant: -37.056 };
const REFINED = {
  weights: [7.535, 0, 10.421, 1.204, -0.331, -5.516, -3.179, 11.434, -1.384, 0, 0],
  constant: -26.105,
};
/** Probability of being right below which the seller is asked: chosen on held-out pictures (docs/benchmarks.md). */
const ASKED = 0.84;
/** The score at that probability. */
const ASKED_SCORE = 0.8;

/**
 * How sure a cut-out is, 0–1: increases with the probability that it reaches an IoU of 0.9; 0.8 is the limit below which the seller is asked.
 * @param signs from listSigns
 */
export function rateCutOut(signs: readonly number[]): number {
  const { weights, constant } = signs.length === ROUGH.weights.length ? ROUGH : REFINED;
  const logit = signs.reduce((sum, sign, k) => sum + sign * weights[k]!, constant);
  const probability = 1 / (1 + Math.exp(-logit));
  if (probability < ASKED) return (ASKED_SCORE * probability) / ASKED;
  return ASKED_SCORE + ((1 - ASKED_SCORE) * (probability - ASKED)) / (1 - ASKED);
}

/** Mean probability inside the mask; 0 if the mask is empty. */
function meanInside(mask: Mask, belief: Plane): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    sum += belief.data[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Share of the frame that is product. */
function areaShare({ data }: Mask): number {
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}

/** Share of the frame's border that is product. */
function frameShare({ data, width, height }: Mask): number {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += data[x]! + data[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += data[y * width]! + data[y * width + width - 1]!;
  return touching / (2 * (width + height));
}

/** Undecided pixels, as a share of the product's; at most 1. */
function openShare(mask: Mask, belief: Plane): number {
  let [open, count] = [0, 1];
  for (let i = 0; i < mask.data.length; i++) {
    count += mask.data[i]!;
    if (belief.data[i]! > 0.2 && belief.data[i]! < 0.8) open++;
  }
  return Math.min(1, open / count);
}
