import { createHash } from 'node:crypto';
import type { OpaquePixels } from '../../intake/decode-photo.ts';
import { shrinkPhoto } from '../../intake/open-photo.ts';
import { type CutOutHints, EngineError } from '../../model.ts';
import { cleanMask } from '../clean-mask.ts';
import { type Finding, HINTED } from '../finding.ts';
import { followStrokes } from '../follow-strokes.ts';
import { keepLatest } from '../keep-latest.ts';
import type { Network } from '../network/open-network.ts';
import { rateByNetwork } from '../network/rate-by-network.ts';
import { overlapBelief } from '../overlap-belief.ts';
import type { Mask, Plane } from '../plane.ts';
import { alignShots } from './align-shots.ts';
import { isSamePlace } from './is-same-place.ts';

import { matchLight } from './match-light.ts';
import { rateDifference, toPlanes } from './rate-difference.ts';
import { rateProduct } from './rate-product.ts';
import { resizePhoto } from './resize-photo.ts';
import { sharpenBelief } from './sharpen-belief.ts';

/** Longer side at which both shots are compared. */
const PAIR_SIDE_PX = 448;
const LIKELY = 0.5;
/** While somebody touches up a photo, only the strokes are new. */
const ratings = keepLatest<Plane>(4);
/** What the network believes to be product keeps this much say in matching light and noise. */
const LEAST_TRUST = 0.02;

/**
 * Finds the product by what an empty shot of the same place lacks: both are laid over each other, brought to the same
 * light, and compared.
 * @param photo longer side up to 1024 px, @param empty the place without the product, of any size
 * @throws EngineError `unrelated_background` when both do not show the same place
 */
export async function findByPair(
  photo: OpaquePixels,
  empty: OpaquePixels,
  hints: CutOutHints,
  network: Network,
): Promise<Finding> {
  const rating = await ratings(keyOf(photo, empty, hints, network), () =>
    compareShots(photo, empty, hints, network),
  );
  const found = pick(rating, hints);
  const score = Math.min(1, Math.max(0, overlapBelief(found, rating)));
  if (hints.strokes.length === 0) return { mask: found, score, candidates: [] };
  const pixels = await shrinkPhoto(photo, PAIR_SIDE_PX);
  return { mask: await followStrokes(pixels, found, hints.strokes), score: Math.max(score, HINTED), candidates: [] };
}

/** How likely every pixel is product. @throws EngineError `unrelated_background` */
async function compareShots(
  photo: OpaquePixels,
  empty: OpaquePixels,
  { box }: CutOutHints,
  network: Network,
): Promise<Plane> {
  const pixels = await shrinkPhoto(photo, PAIR_SIDE_PX);
  const other = await resizePhoto(empty, pixels.width, pixels.height);
  if (other === null) throw unrelated();
  const belief = await rateByNetwork(pixels, network, { ...(box && { box }), strokes: [] });
  const { shot, seen } = await alignShots(pixels, other);
  const image = toPlanes(pixels);
  const trust = belief.data.map((value, i) => seen[i]! * Math.max(LEAST_TRUST, 1 - 1.2 * value));
  const matched = matchLight(image, shot, trust);
  const differences = rateDifference(image, matched, trust);
  if (!isSamePlace(image, shot, matched, differences, trust, seen)) throw unrelated();
  return sharpenBelief(rateProduct(belief, differences, seen), image);
}

function keyOf(photo: OpaquePixels, empty: OpaquePixels, { box }: CutOutHints, { path }: Network): string {
  const hash = createHash('sha1').update(`${path} ${JSON.stringify(box)} ${photo.width} ${empty.width} `);
  return hash.update(photo.data).update(empty.data).digest('hex');
}

function unrelated(): EngineError {
  return new EngineError('unrelated_background', 'The empty shot does not show the place of the photo');
}

function pick({ data, width, height }: Plane, { box }: CutOutHints): Mask {
  const likely = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    for (let x = 0; x < width; x++, i++) {
      const u = (x + 0.5) / width;
      const isIn = !box || (u >= box.x && u <= box.x + box.w && v >= box.y && v <= box.y + box.h);
      likely[i] = isIn && data[i]! > LIKELY ? 1 : 0;
    }
  }
  return cleanMask({ data: likely, width, height }, likely);
}
