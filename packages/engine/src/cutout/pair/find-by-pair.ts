import { createHash } from 'node:crypto';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { type CutOutHints, EngineError, type HintBox } from '../../model.ts';
import { cleanMask } from '../clean-mask.ts';
import { type Found, hearStroke } from '../find-by-decoder.ts';
import type { Finding } from '../finding.ts';
import { keepLatest } from '../keep-latest.ts';
import { labelComponents } from '../../pixels/label-components.ts';
import type { Network } from '../network/open-network.ts';
import { overlapBelief } from '../overlap-belief.ts';
import type { Mask, Plane } from '../../pixels/plane.ts';
import { runGrabCut, SEED } from '../run-grabcut.ts';
import { type Scene, seeScene } from '../see-scene.ts';
import { believeAlone } from './believe-alone.ts';
import { compareShots } from './compare-shots.ts';
import { hearNetwork } from './hear-network.ts';
import { isSamePlace } from './is-same-place.ts';
import { judgePair } from './judge-pair.ts';
import { resizePhoto } from './resize-photo.ts';

const LIKELY = 0.5;
/** Above and below these probabilities the comparison decides; between them colours draw the outline. */
const SURE = 0.65;
const RULED_OUT = 0.35;
const ROUNDS = 2;
/** Weight of the network's answer relative to the judge of the pair. */
const NETWORK_SAY = 2 / 3;
/** Share of the frame below which nothing differs; the smallest product in the judge's training fills 2 %. */
const LEAST_SHARE = 0.001;

/** A photo and the product probability of each pixel, 0–1, at the size of the scene's search. */
interface Compared {
  scene: Scene;
  rating: Plane;
  /** The outline of everything likely. */
  mask: Mask;
}

/** Compared pairs kept per thread: while a user touches one up, only the gestures are new. */
const compared = keepLatest<Compared>(2);

/**
 * Finds the product as the difference from an empty shot of the same place: the shots are aligned, brought to the same light and compared;
 * the network gets the result and helps where the comparison is not sure.
 * @param photo longer side up to 1024 px, @param empty the place without the product, any size
 * @throws EngineError `unrelated_background` if they do not show the same place, `nothing_differs` if they show the same content
 */
export async function findByPair(
  photo: OpaquePixels,
  empty: OpaquePixels,
  hints: CutOutHints,
  network: Network,
): Promise<Finding> {
  const key = createHash('sha1').update(`${network.path} ${photo.width} ${empty.width} `);
  const { scene, rating, mask } = await compared(key.update(photo.data).update(empty.data).digest('hex'), () =>
    compare(photo, empty, network),
  );
  const meant = under(hints.tap, within(hints.box, mask));
  let found: Found = { mask: meant, score: overlapBelief(meant, rating), candidates: [], part: null };
  for (let count = 1; count <= hints.strokes.length; count++) {
    found = await hearStroke(scene, { strokes: hints.strokes.slice(0, count) }, found);
  }
  return found;
}

async function compare(photo: OpaquePixels, empty: OpaquePixels, network: Network): Promise<Compared> {
  const scene = await seeScene(photo, network);
  const { search } = scene;
  const other = await resizePhoto(empty, search.width, search.height);
  const evidence = other === null ? null : await compareShots(search, other, await believeAlone(scene));
  const judged = evidence === null ? null : await judgePair(evidence);
  if (evidence === null || judged === null || !isSamePlace(evidence.laid, judged)) {
    throw new EngineError('unrelated_background', 'The empty shot does not show the place of the photo');
  }
  const share = judged.data.reduce((sum, value) => sum + (value > LIKELY ? 1 : 0), 0) / judged.data.length;
  if (share < LEAST_SHARE) throw new EngineError('nothing_differs', 'The product is in neither shot, or in both');
  const heard = await hearNetwork(scene, judged);
  const data = judged.data.map((value, i) => (1 - NETWORK_SAY) * value + NETWORK_SAY * heard.data[i]!);
  const rating = { ...judged, data };
  return { scene, rating, mask: await outline(search, rating) };
}

/** Everything likely, with its outline where the colours change. */
async function outline(search: OpaquePixels, { data, width, height }: Plane): Promise<Mask> {
  const seeds = Uint8Array.from(data, (value) => {
    if (value > SURE) return SEED.product;
    if (value < RULED_OUT) return SEED.background;
    return value > LIKELY ? SEED.maybeProduct : SEED.maybeBackground;
  });
  const likely = { data: Uint8Array.from(data, (value) => (value > LIKELY ? 1 : 0)), width, height };
  const isOpen = seeds.includes(SEED.product) && seeds.includes(SEED.background);
  const cut = isOpen ? await runGrabCut(search, { data: seeds, width, height }, ROUNDS) : likely;
  return cleanMask(cut, likely.data);
}

/** Outside the box there is no product. */
function within(box: HintBox | undefined, { data, width, height }: Mask): Mask {
  if (box === undefined) return { data, width, height };
  const inside = data.map((value, i) => {
    const [u, v] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    return u >= box.x && u <= box.x + box.w && v >= box.y && v <= box.y + box.h ? value : 0;
  });
  return { data: inside, width, height };
}

/** The tapped part; all of it if the tap hit none. */
function under(tap: CutOutHints['tap'], mask: Mask): Mask {
  if (tap === undefined) return mask;
  const { data, width, height } = mask;
  const { labels } = labelComponents(mask);
  const [x, y] = [Math.min(width - 1, Math.floor(tap[0] * width)), Math.min(height - 1, Math.floor(tap[1] * height))];
  const label = labels[y * width + x]!;
  return data[y * width + x] === 0 ? mask : { width, height, data: data.map((_, i) => (labels[i] === label ? 1 : 0)) };
}
