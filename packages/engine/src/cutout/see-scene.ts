import { type OpaquePixels, shrinkPixels } from '../pixels/opaque-pixels.ts';
import type { Box } from '../model.ts';
import { extractPart } from './frame-part.ts';
import { keepLatest } from './keep-latest.ts';
import { type Answer, askAll } from './network/answer-hints.ts';
import type { Network } from './network/open-network.ts';
import { seePhoto, type Sight } from './network/see-photo.ts';
import { sortSurfaces, type Surfaces } from './sort-surfaces.ts';

/** Longer side at which the product is searched for. */
export const SEARCH_SIDE_PX = 384;
/** Parts of a photo that are kept encoded. */
const PARTS_KEPT = 3;

/** A photo as the encoder saw it, straight and mirrored: encoded once, whatever the hints. */
export interface Scene {
  network: Network;
  pixels: OpaquePixels;
  /** The same, longer side at most 384 px: masks are framed like it. */
  search: OpaquePixels;
  whole: Sight[];
  /** The network's answer for the whole photo without hints: computed once. */
  bare: () => Promise<Answer[]>;
  /** @param part pixels of `search` */
  seePart: (part: Box) => Promise<Sight[]>;
  /** Of `search`: computed once. */
  surfaces: () => Surfaces;
}

/** @param pixels longer side up to 1024 px */
export async function seeScene(pixels: OpaquePixels, network: Network): Promise<Scene> {
  const [wholePx, partPx] = [network.profile.sidesPx[0]!, network.profile.sidesPx.at(-1)!];
  const search = await shrinkPixels(pixels, SEARCH_SIDE_PX);
  const see = (what: OpaquePixels, sidePx: number): Promise<Sight[]> =>
    Promise.all([false, true].map((mirrored) => seePhoto(what, network, { sidePx, mirrored })));
  const keep = keepLatest<Sight[]>(PARTS_KEPT);
  const whole = await see(pixels, wholePx);
  let bare: Promise<Answer[]> | undefined;
  let surfaces: Surfaces | undefined;
  return {
    network,
    pixels,
    search,
    whole,
    bare: () => (bare ??= askAll(whole, network, { strokes: [] }, null)),
    surfaces: () => (surfaces ??= sortSurfaces(search)),
    seePart: (part) => keep(JSON.stringify(part), async () => see(await extractPart(pixels, part, search), partPx)),
  };
}
