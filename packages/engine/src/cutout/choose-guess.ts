import type { OpaquePixels } from '../intake/decode-photo.ts';
import { chooseObject } from './choose-object.ts';
import { cleanMask } from './clean-mask.ts';
import { convertLab } from './convert-lab.ts';
import { type CentrePull, favourCentre } from './favour-centre.ts';
import { mapSaliency } from './map-saliency.ts';
import { type CentreBox, planFromBox, planFromSaliency } from './plan-seeds.ts';
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
type Guess = { level: number; pull: CentrePull } | CentreBox;

const GUESSES: readonly Guess[] = [
  { level: 0.9, pull: NONE },
  { level: 0.8, pull: USUAL },
  { level: 1.2, pull: USUAL },
  { level: 1.7, pull: USUAL },
  { level: 0.8, pull: STRONG },
  { level: 1.4, pull: STRONG },
  { width: 0.3, height: 0.75 },
  { width: 0.45, height: 0.85 },
  { width: 0.6, height: 0.6 },
  { width: 0.75, height: 0.5 },
  { width: 0.8, height: 0.85 },
];

export interface Trial {
  mask: Mask;
  /** How much it looks like one whole thing, 0–1. */
  rating: number;
  /** How far the other guesses came to the same mask, 0–1: the mean IoU with them, weighted by their rating. */
  agreement: number;
}

/**
 * Tries several guesses at where the product is and returns the mask that looks most like one whole thing and that
 * most guesses agree on. Agreement says more than any single measure: guesses that fail, fail differently.
 * @param pixels longer side about 224 px
 */
export async function chooseGuess(pixels: OpaquePixels): Promise<Trial> {
  const trials = await tryGuesses(pixels);
  const rank = ({ rating, agreement }: Trial): number => Math.sqrt(agreement) * rating;
  return trials.reduce((best, trial) => (rank(trial) > rank(best) ? trial : best));
}

async function tryGuesses(pixels: OpaquePixels): Promise<Trial[]> {
  const lab = convertLab(pixels);
  const saliency = mapSaliency(lab);
  const found: { mask: Mask; rating: number }[] = [];
  for (const guess of GUESSES) {
    const mask = await tryGuess(pixels, saliency, guess);
    found.push({ mask, rating: sumRating(rateMask(lab, saliency, mask)) });
  }
  const sum = found.reduce((total, { rating }) => total + rating, 1e-6);
  return found.map(({ mask, rating }) => {
    const shared = found.reduce((total, other) => total + other.rating * overlapMasks(mask, other.mask), 0);
    return { mask, rating, agreement: shared / sum };
  });
}

/** Intersection over union. */
function overlapMasks(a: Mask, b: Mask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.data.length; i++) {
    both += a.data[i]! & b.data[i]!;
    either += a.data[i]! | b.data[i]!;
  }
  return either === 0 ? 0 : both / either;
}

async function tryGuess(pixels: OpaquePixels, spread: Plane, guess: Guess): Promise<Mask> {
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
