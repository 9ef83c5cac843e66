import { createHash } from 'node:crypto';
import { type OpaquePixels, shrinkPixels } from '../pixels/opaque-pixels.ts';
import type { CutOutHints } from '../model.ts';
import { createSitting } from './find-by-decoder.ts';
import { findByNetwork } from './find-by-network.ts';
import { type Finding, HINTED } from './finding.ts';
import { followStrokes } from './follow-strokes.ts';
import { keepLatest } from './keep-latest.ts';
import type { Network } from './network/open-network.ts';
import { seeScene, SEARCH_SIDE_PX } from './see-scene.ts';

/** Encoded photos kept per thread, some 20 MB each: while a user touches one up, only the gestures are new. */
const SITTINGS_KEPT = 2;
const sittings = keepLatest<(hints: CutOutHints) => Promise<Finding>>(SITTINGS_KEPT);
/** Results kept of networks that answer by themselves. */
const FINDINGS_KEPT = 8;
const findings = keepLatest<Finding>(FINDINGS_KEPT);

/**
 * Finds the product according to the user's hints.
 * @param pixels longer side up to 1024 px @returns its mask, longer side at most 384 px
 */
export async function findProduct(pixels: OpaquePixels, hints: CutOutHints, network: Network): Promise<Finding> {
  const photo = createHash('sha1').update(`${network.path} ${pixels.width} `).update(pixels.data).digest('hex');
  if (network.decoder !== null) {
    const find = await sittings(photo, async () => createSitting(await seeScene(pixels, network)));
    return find(hints);
  }
  const { box, strokes } = hints;
  const found = await findings(`${photo} ${JSON.stringify(box)}`, () => findByNetwork(pixels, network, box));
  if (strokes.length === 0) return found;
  const search = await shrinkPixels(pixels, SEARCH_SIDE_PX);
  return { ...found, mask: await followStrokes(search, found.mask, strokes), score: Math.max(found.score, HINTED) };
}
