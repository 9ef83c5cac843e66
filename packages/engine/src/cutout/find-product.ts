import type { OpaquePixels } from '../intake/decode-photo.ts';
import { chooseGuess } from './choose-guess.ts';
import { cleanMask } from './clean-mask.ts';
import { convertLab } from './convert-lab.ts';
import { enlargeMask } from './enlarge-mask.ts';
import { openHoles } from './open-holes.ts';
import { shrinkPhoto } from './open-photo.ts';
import { planFromMask } from './plan-seeds.ts';
import type { Mask } from './plane.ts';
import { reachFrame } from './reach-frame.ts';
import { runGrabCut } from './run-grabcut.ts';

/** Longer side at which guesses are tried out. */
const TRIAL_SIDE_PX = 224;
const ROUNDS = 3;
/** An empty table rates 0.00, the worst of 118 photos with a product 0.08: below this nothing was found. */
const MIN_RATING = 0.03;

export interface Finding {
  /** 1 where the product is; nowhere when none was found. */
  mask: Mask;
  /** The IoU that guesses of this agreement and rating reached on rendered photos with exact masks, 0–1. */
  score: number;
}

/** Finds the product: the best of several guesses on a small copy, then sharpened. @param pixels longer side about 384 px */
export async function findProduct(pixels: OpaquePixels): Promise<Finding> {
  const best = await chooseGuess(await shrinkPhoto(pixels, TRIAL_SIDE_PX));
  if (best.rating < MIN_RATING) return { mask: { ...best.mask, data: best.mask.data.fill(0) }, score: 0 };
  const rough = enlargeMask(best.mask, pixels.width, pixels.height);
  const sharpened = cleanMask(await runGrabCut(pixels, planFromMask(rough), ROUNDS), rough.data);
  const mask = reachFrame(openHoles(convertLab(pixels), sharpened));
  return { mask, score: Math.min(1, 0.19 + 0.6 * best.agreement + 0.19 * best.rating) };
}
