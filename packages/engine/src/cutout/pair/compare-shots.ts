import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { Plane } from '../../pixels/plane.ts';
import { alignShots } from './align-shots.ts';
import type { Laid } from './is-same-place.ts';
import { matchLight } from './match-light.ts';
import { rateDifference, toPlanes } from './rate-difference.ts';

/** What is believed to be product keeps this much say in matching light and noise: a network that errs must not take all of it away. */
const LEAST_TRUST = 0.1;
/** Multiples of noise, and logarithms of light, beyond which more says no more. */
const MOST_NOISE = 60;
const MOST_LIGHT = 1.5;

/** Everything that speaks for or against a pixel, as planes of 0–1, framed like the photo. */
export interface Evidence {
  /**
   * Twelve: the photo, the empty shot in its place and light, what the network believes of the photo alone, where the empty shot shows
   * anything, any difference, what more light does not explain (both logarithms of multiples of noise), the light, how far
   * patterns go on.
   */
  planes: Float32Array[];
  width: number;
  height: number;
  /** What tells whether both show one place. */
  laid: Laid;
}

/**
 * Lays the empty shot over the photo, brings it into its light and compares both.
 * @param photo, empty of one size, @param belief how likely a pixel is product by the photo alone, framed alike
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
