import type { OpaquePixels } from '../intake/decode-photo.ts';
import { chooseObject } from './choose-object.ts';
import { cleanMask } from './clean-mask.ts';
import { convertLab } from './convert-lab.ts';
import { type CentrePull, favourCentre } from './favour-centre.ts';
import { mapSaliency } from './map-saliency.ts';
import { type CentreBox, planFromBelief, planFromBox, planFromSaliency } from './plan-seeds.ts';
import type { Mask, Plane } from './plane.ts';
import { rateMask, sumRating } from './rate-mask.ts';
import { runGrabCut } from './run-grabcut.ts';
import { splitOtsu } from './split-otsu.ts';

/** No pull, for products that the frame cuts off; the usual one; and a strong one for photos in which other things stand out as well. */
const NONE: CentrePull = { sigma: 1, rest: 1 };
const USUAL: CentrePull = { sigma: 0.25, rest: 0.35 };
const STRONG: CentrePull = { sigma: 0.15, rest: 0 };
const ROUNDS = 2;

/** Either where the saliency is cut, as a multiple of Otsu's threshold, or a box. */
export type Guess = { level: number; pull: CentrePull } | CentreBox;

export const GUESSES: readonly Guess[] = [
  { level: 0.9, pull: NONE },
  { level: 0.8, pull: USUAL },
  { level: 1.2, pull: USUAL },
  { level: 1.7, pull: USUAL },
  { level: 1.4, pull: STRONG },
  { width: 0.3, height: 0.75 },
  { width: 0.45, height: 0.85 },
  { width: 0.6, height: 0.6 },
  { width: 0.75, height: 0.5 },
];

/** Where the user has drawn a box and little more is looked at: fewer, for the answer is waited for. */
export const GUESSES_IN_BOX: readonly Guess[] = [
  { level: 0.9, pull: NONE },
  { level: 1.2, pull: USUAL },
  { width: 0.75, height: 0.75 },
];

/** The network speaks of what it takes for certain in a cluttered photo too: its surest tenth counts as 1. */
const SURE_SHARE = 0.9;
const SPOKEN_FROM = 0.3;

export interface Guessed {
  mask: Mask;
  /** How much it looks like one whole thing, 0–1. */
  rating: number;
}

/** The guesses from colour alone, and the network's. @param belief the network's probabilities at the size of `pixels` */
export async function tryGuesses(
  pixels: OpaquePixels,
  belief: Plane,
  guesses: readonly Guess[],
): Promise<{ byColour: Guessed[]; byNetwork: Guessed }> {
  const lab = convertLab(pixels);
  const saliency = mapSaliency(lab);
  const rate = (mask: Mask): Guessed => ({ mask, rating: sumRating(rateMask(lab, saliency, mask)) });
  const byColour: Guessed[] = [];
  for (const guess of guesses) byColour.push(rate(await tryColour(pixels, saliency, guess)));
  return { byColour, byNetwork: rate(await tryBelief(pixels, belief)) };
}

async function tryColour(pixels: OpaquePixels, spread: Plane, guess: Guess): Promise<Mask> {
  if (!('pull' in guess)) {
    const box = planFromBox(guess, pixels.width, pixels.height);
    return cleanMask(await runGrabCut(pixels, box, ROUNDS), box.data);
  }
  const saliency = favourCentre(spread, guess.pull);
  const threshold = Math.min(0.9, splitOtsu(saliency.data) * guess.level);
  const choice = chooseObject(saliency, threshold);
  if (!choice.product.data.includes(1)) return choice.product;
  const mask = await runGrabCut(pixels, planFromSaliency(saliency, threshold, choice), ROUNDS);
  return cleanMask(mask, choice.product.data);
}

async function tryBelief(pixels: OpaquePixels, belief: Plane): Promise<Mask> {
  const spoken = belief.data.filter((value) => value > SPOKEN_FROM).toSorted();
  const sure = spoken[Math.floor(SURE_SHARE * spoken.length)] ?? 1;
  const firm: Plane = { ...belief, data: belief.data.map((value) => Math.min(1, value / sure)) };
  const choice = chooseObject(firm, 0.5);
  if (!choice.product.data.includes(1)) return choice.product;
  return cleanMask(await runGrabCut(pixels, planFromBelief(firm, choice), ROUNDS), choice.product.data);
}
