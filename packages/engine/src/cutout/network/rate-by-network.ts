import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { CutOutHints } from '../../model.ts';
import type { Plane } from '../../pixels/plane.ts';
import { resizePlane } from '../../pixels/resize-plane.ts';
import { lookAt } from './look-at.ts';
import type { Network } from './open-network.ts';

/**
 * Probability that each pixel belongs to the product, 0–1, framed like `pixels`. If its profile names several sides, or the mirror, the mean
 * of all looks counts: mean IoU 0.773 with four instead of 0.762 with one, on 203 renders that our own network was not trained on.
 */
export async function rateByNetwork(
  pixels: OpaquePixels,
  network: Network,
  hints: CutOutHints = { strokes: [] },
): Promise<Plane> {
  const { sidesPx, mirror } = network.profile;
  const looks = sidesPx.flatMap((sidePx) =>
    (mirror ? [false, true] : [false]).map((mirrored) => ({ sidePx, mirrored })),
  );
  const { width, height } = pixels;
  const data = new Float32Array(width * height);
  for (const look of looks) {
    const seen = resizePlane(await lookAt(pixels, network, look, hints), width, height).data;
    for (let i = 0; i < data.length; i++) data[i] = data[i]! + seen[i]! / looks.length;
  }
  return { data, width, height };
}
