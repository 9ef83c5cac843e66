import type { Choice } from './choose-object.ts';
import type { Candidate } from './finding.ts';
import { overlapBelief } from './overlap-belief.ts';
import type { Mask, Plane } from './plane.ts';

/** What was seen of the product from nearby. */
export interface NearLook {
  /** The first look's belief with what all answers say of the part, framed like the photo. */
  belief: Plane;
  /** Every answer's belief, all of one size, framed like the part. */
  answers: Plane[];
  /** The IoU that the decoder says each of them reaches. */
  overlaps: number[];
}

/** What a cut-out is judged by without knowing the truth. */
export interface Signs {
  mask: Mask;
  /** What was believed after all looks. */
  belief: Plane;
  /** What the first look believed. */
  first: Plane;
  near: NearLook;
  /** What was chosen of the belief, before GrabCut. */
  chosen: Choice;
  /** The IoU that the decoder says its first answer reaches. */
  overlap: number;
  /** What else may be meant. */
  others: readonly Candidate[];
}

/** Below this nothing was found: of 210 held-out pictures with a product one is. */
const NOTHING = 0.08;

/** Whether what was found is so weakly believed that it is nothing. */
export function isNothing(mask: Mask, belief: Plane): boolean {
  return 1.658 * meanInside(mask, belief) + 0.645 * overlapBelief(mask, belief) - 1.324 < NOTHING;
}

/** The signs as numbers, each 0–1. */
export function listSigns({ mask, belief, first, near, chosen, overlap, others }: Signs): number[] {
  const rival = others.reduce((most, { score }) => Math.max(most, score), 0);
  return [
    meanInside(mask, belief),
    overlapBelief(mask, belief),
    overlapBelief(mask, first),
    overlap,
    rival,
    frameShare(mask),
    openShare(mask, belief),
    agreementOf(near.answers),
    near.overlaps.reduce((least, each) => Math.min(least, each), 1),
    near.overlaps.reduce((sum, each) => sum + each, 0) / Math.max(1, near.overlaps.length),
    overlapBelief(mask, { ...mask, data: Float32Array.from(chosen.product.data) }),
    chosen.lead,
    Math.sqrt(mask.data.reduce((sum, value) => sum + value, 0) / mask.data.length),
  ];
}

/** Weights of the signs and a constant, in logits: training/fit_score.py. */
const WEIGHTS = [11.879, 13.229, 11.901, -0.496, 0.081, -3.706, 4.854];
const CONSTANT = -32.818;
/** Probability of being right below which a cut-out is asked about: chosen on 155 held-out pictures (docs/benchmarks.md). */
const ASKED = 0.8;
/** The score there. */
const ASKED_SCORE = 0.8;

/**
 * How sure a cut-out is, 0–1: grows with the probability that it reaches an IoU of 0.9, and is 0.8 where that is too small to go
 * without a question.
 * @param signs as listSigns gives them
 */
export function rateCutOut(signs: readonly number[]): number {
  const logit = signs.reduce((sum, sign, k) => sum + sign * (WEIGHTS[k] ?? 0), CONSTANT);
  const probability = 1 / (1 + Math.exp(-logit));
  if (probability < ASKED) return (ASKED_SCORE * probability) / ASKED;
  return ASKED_SCORE + ((1 - ASKED_SCORE) * (probability - ASKED)) / (1 - ASKED);
}

/** Mean of what is believed where the mask is; 0 when it is empty. */
function meanInside(mask: Mask, belief: Plane): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    sum += belief.data[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** How far the answers say the same: the smallest of them over the largest, summed up. */
function agreementOf(answers: readonly Plane[]): number {
  let [least, most] = [0, 1e-6];
  for (let i = 0; i < (answers[0]?.data.length ?? 0); i++) {
    let [low, high] = [1, 0];
    for (const { data } of answers) {
      low = Math.min(low, data[i]!);
      high = Math.max(high, data[i]!);
    }
    least += low;
    most += high;
  }
  return least / most;
}

/** Share of the frame's border that is product. */
function frameShare({ data, width, height }: Mask): number {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += data[x]! + data[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += data[y * width]! + data[y * width + width - 1]!;
  return touching / (2 * (width + height));
}

/** Pixels that are believed neither way, as a share of the product's; at most 1. */
function openShare(mask: Mask, belief: Plane): number {
  let [open, count] = [0, 1];
  for (let i = 0; i < mask.data.length; i++) {
    count += mask.data[i]!;
    if (belief.data[i]! > 0.2 && belief.data[i]! < 0.8) open++;
  }
  return Math.min(1, open / count);
}
