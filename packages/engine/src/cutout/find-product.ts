import { createHash } from 'node:crypto';
import type { OpaquePixels } from '../intake/decode-photo.ts';
import { shrinkPhoto } from '../intake/open-photo.ts';
import type { CutOutHints } from '../model.ts';
import { type Finding, findByNetwork, SEARCH_SIDE_PX } from './find-by-network.ts';
import { followStrokes } from './follow-strokes.ts';
import type { Network } from './network/open-network.ts';

/** Least score of what the user has touched up. */
export const HINTED = 0.85;
/** Findings that a thread keeps: while somebody touches up a photo, only the strokes are new. */
const KEPT = 8;
const kept = new Map<string, Promise<Finding>>();

/**
 * Finds the product as the user's hints say.
 * @param pixels longer side up to 1024 px @returns its mask, longer side at most 384 px
 */
export async function findProduct(pixels: OpaquePixels, hints: CutOutHints, network: Network): Promise<Finding> {
  const { box, strokes } = hints;
  const photo = createHash('sha1').update(`${network.path} ${pixels.width} `).update(pixels.data).digest('hex');
  const found = await keep(`${photo} ${JSON.stringify(box)}`, () => findByNetwork(pixels, network, box));
  if (strokes.length === 0) return found;
  const search = await shrinkPhoto(pixels, SEARCH_SIDE_PX);
  return { mask: await followStrokes(search, found.mask, strokes), score: Math.max(found.score, HINTED) };
}

function keep(key: string, find: () => Promise<Finding>): Promise<Finding> {
  let finding = kept.get(key);
  if (finding === undefined) {
    finding = find();
    finding.catch(() => kept.delete(key));
  }
  // Last in the map is latest used.
  kept.delete(key);
  kept.set(key, finding);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return finding;
}
