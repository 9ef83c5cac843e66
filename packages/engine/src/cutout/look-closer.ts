import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Box, HintBox } from '../model.ts';
import { extractPart, widenPart } from './frame-part.ts';
import type { Network } from './network/open-network.ts';
import { rateByNetwork } from './network/rate-by-network.ts';
import type { Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';

/**
 * Asks a network that answers by itself once more, about the area around `about` only: there it sees more of a small object.
 * @param belief its probabilities for the whole photo, @param about shares of the photo
 * @returns the mean of all answers, framed like `belief`
 */
export async function lookCloser(
  pixels: OpaquePixels,
  network: Network,
  belief: Plane,
  about: HintBox,
): Promise<Plane> {
  const part = widenPart(about, belief);
  const seen = await rateByNetwork(await extractPart(pixels, part, belief), network);
  return blendPart(belief, [resizePlane(seen, part.width, part.height)], part);
}

/** Inside the part the mean of all planes, outside it the previous probabilities. @param seen as large as the part */
export function blendPart(belief: Plane, seen: readonly Plane[], { left, top, width, height }: Box): Plane {
  const data = belief.data.slice();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = (top + y) * belief.width + left + x;
      data[at] = seen.reduce((sum, plane) => sum + plane.data[i]!, data[at]!) / (seen.length + 1);
    }
  }
  return { ...belief, data };
}
