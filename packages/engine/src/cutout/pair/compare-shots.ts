import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { Plane } from '../../pixels/plane.ts';
import { alignShots } from './align-shots.ts';
import type { Laid } from './is-same-place.ts';
import { matchLight } from './match-light.ts';
import { rateDifference, toPlanes } from './rate-difference.ts';

/** Minimum weight of probable product pixels when light and noise are matched: a wrong network must not remove all of them. */
const LEAST_TRUST = 0.1;
/** Multiples of noise, and logarithms of light, beyond which a larger value adds nothing. */
const MOST_NOISE = 60;
const MOST_LIGHT = 1.5;

/** All evidence for or against a pixel, as planes of 0–1, framed like the photo. */
export interface Evidence {
  /**
   * Twelve: the photo, the aligned empty shot in the photo's light, the network's probability from the photo alone, where the empty shot
   * shows anything, any difference, the difference that light does not explain (both as logarithms of multiples of noise), the light, how
   * well patterns continue.
   */
  planes: Float32Array[];
  width: number;
  height: number;
  /** Data for deciding whether both show the same place. */
  laid: Laid;
}

/**
 * Aligns the empty shot with the photo, matches its light and compares both.
 * @param photo, empty of the same size, @param belief product probability of each pixel from the photo alone, same frame
 */
export async function compareShots(photo: OpaquePixels, empty: OpaquePixels, belief: Plane): Promise<Evidence> {
  const { width, height } = photo;
  const { shot, seen } = await alignShots(photo, empty);
  const image = toPlanes(photo);
  const trust = belief.data.map((value, i) => seen[i]! * Math.max(LEAST_TRUST, 1 - 1.2 * value));
  const matched = matchLight(image, shot, trust);
  const differences = rateDifference(image, matched, trust);
  const { settled, whole, colour, light, same } = differences;
  const loud = (plane: Float32Array): Float32Array =>
    plane.map((value) => Math.log1p(Math.min(MOST_NOISE, value)) / Math.log1p(MOST_NOISE));
  const planes = [
    ...image.channels,
    ...settled.channels,
    belief.data,
    Float32Array.from(seen),
    loud(whole),
    loud(colour),
    light.map((value) => Math.min(1, Math.max(-1, value / MOST_LIGHT)) / 2 + 0.5),
    same.map((value) => Math.min(1, Math.max(-1, value)) / 2 + 0.5),
  ].map((plane) => plane.map((value) => Math.min(1, Math.max(0, value))));
  return { planes, width, height, laid: { photo: image, shot, matched, same, seen, trust } };
}
