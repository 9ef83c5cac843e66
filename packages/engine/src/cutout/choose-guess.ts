import type { OpaquePixels } from '../intake/decode-photo.ts';
import { overlapBelief, overlapMasks } from './overlap-masks.ts';
import type { Mask, Plane } from './plane.ts';
import { type Guess, type Guessed, tryGuesses } from './try-guesses.ts';

/** What the network's guess counts when guesses agree, against 1 of a guess from colour. */
const NETWORK_WEIGHT = 3;
/**
 * From where colour is believed against the network: most guesses from colour agree, the mask looks whole, and clearly
 * more so than the network's. That is a plain background with a product of a kind the network has not learnt.
 */
const COLOUR_AGREES = 0.8;
const COLOUR_WHOLE = 0.4;
const COLOUR_LEAD = 1.6;
/** From this IoU on both mean the same thing, and the better outline wins. */
const SAME = 0.9;

export interface Trial extends Guessed {
  /** How far the guesses came to this mask, 0–1: the mean IoU with them, weighted by their rating. */
  agreement: number;
  /** The same, of the guesses from colour alone. */
  colourAgreement: number;
  /** IoU with the network's probabilities. */
  belief: number;
}

/**
 * Tries several guesses at where the product is, from colour and by the network, and returns the one to believe. All
 * figures were chosen on 286 rendered photos with exact masks that the network was not trained on, a quarter of them
 * of products in two parts, which it does not know; 113 others were kept for the figures in docs/benchmarks.md.
 * @param pixels longer side about 224 px, @param belief the network's probabilities, framed alike
 */
export async function chooseGuess(pixels: OpaquePixels, belief: Plane, guesses: readonly Guess[]): Promise<Trial> {
  const { byColour, byNetwork } = await tryGuesses(pixels, belief, guesses);
  const weigh = (network: number): ((mask: Mask) => number) =>
    measureAgreement([...byColour.map((guess) => ({ ...guess, weight: 1 })), { ...byNetwork, weight: network }]);
  const [agreeAll, agreeColour] = [weigh(NETWORK_WEIGHT), weigh(0)];
  const judge = (guess: Guessed): Trial => ({
    ...guess,
    agreement: agreeAll(guess.mask),
    colourAgreement: agreeColour(guess.mask),
    belief: overlapBelief(guess.mask, belief),
  });
  return settle(byColour.map(judge), judge(byNetwork));
}

function settle(byColour: Trial[], byNetwork: Trial): Trial {
  const rankColour = ({ rating, colourAgreement }: Trial): number => Math.sqrt(colourAgreement) * rating;
  const colour = pickBest(byColour, rankColour);
  const leads = colour.rating > COLOUR_WHOLE && colour.rating > COLOUR_LEAD * byNetwork.rating;
  if (colour.colourAgreement > COLOUR_AGREES && leads) return colour;
  const best = pickBest(
    [...byColour, byNetwork],
    ({ rating, agreement, belief }) => rating ** 0.25 * Math.sqrt(agreement) * belief ** 2,
  );
  const isSame = overlapMasks(best.mask, colour.mask) > SAME;
  return isSame ? pickBest([best, colour], rankColour) : best;
}

function pickBest(trials: Trial[], rank: (trial: Trial) => number): Trial {
  return trials.reduce((best, trial) => (rank(trial) > rank(best) ? trial : best));
}

/** @returns mean IoU of a mask with the guesses, weighted by weight and rating */
function measureAgreement(guesses: (Guessed & { weight: number })[]): (mask: Mask) => number {
  const total = guesses.reduce((sum, { rating, weight }) => sum + weight * rating, 1e-6);
  return (mask) =>
    guesses.reduce((sum, guess) => sum + guess.weight * guess.rating * overlapMasks(mask, guess.mask), 0) / total;
}
