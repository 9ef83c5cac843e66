import { believableHeight } from './believe-size.ts';
import { insetLayers } from './inset-layers.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeCentred } from './place-centred.ts';
import { IN_SET, placeProduct } from './place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext } from './recipe.ts';
import { raiseLow } from './raise-low.ts';
import { type SetView, stageSet } from './stage-set.ts';
import { sizeIn } from './stand-product.ts';

/** A set as seen in a window, and the size of the product in it. */
export interface SetScene {
  role: Parameters<typeof stageSet>[1];
  view: Omit<SetView, 'anchorAt'>;
  /** Height of the product as a share of the window's; above 1 the camera is so close that the product's foot is outside. */
  share: number;
  /** Maximum share of the window's width that the product takes; default 0.74, 0.9 in close-up. */
  widest?: number;
  /** How many sets further than the best one: two windows with the same role never show the same room, unless there is only one. */
  other?: number;
}

/** Width ÷ height from which a product is wide. */
const WIDE = 1.6;
/** Share of a window's height that stays free above a product on a podium. */
const HEADROOM = 0.05;

/** The product standing in its own set, in a window of the page. */
export async function showInSet(
  context: RecipeContext,
  product: PreparedProduct,
  window: UnitBox,
  { role, view, share, widest, other = 0 }: SetScene,
  radius = 0,
): Promise<Layer[]> {
  const frame = { width: window.w, height: window.h };
  // A wide product would be cut on both sides: it is shown whole.
  const isNear = share > 1 && product.aspect < WIDE;
  const ample = frame.width * (widest ?? (isNear ? 0.9 : 0.74));
  // A flat product has no floor: it is centred in the window.
  const all = { height: frame.height * Math.min(share, 0.86), maxWidth: ample };
  const floor = product.lies ? raiseLow(product, all, frame.height * 0.84, frame.height) : frame.height * 0.84;
  const anchorAt = { x: frame.width / 2, y: isNear ? frame.height * 1.02 : floor - frame.height * 0.04 };
  const scene = { by: context.scene.by + other, of: 1 };
  const stage = await stageSet({ ...context, frame, scene }, role, { ...view, anchorAt });
  context.scene.of = Math.max(context.scene.of, scene.of);
  const room = frame.height * (isNear ? share : Math.min(share, 0.86));
  const believed = believableHeight(stage, product, context.longerM, room);
  const { supportRadius, unitsPerMetre, anchor } = stage;
  const onPodium = supportRadius !== null && !isNear;
  // A podium raises the product: its top must stay inside the window.
  const most = onPodium ? Math.min(room, anchor.y - frame.height * HEADROOM) : room;
  const height = isNear ? room : Math.max(most * 0.72, Math.min(most, believed));
  const maxWidth = onPodium ? Math.min(ample, 2 * supportRadius * unitsPerMetre) : ample;
  // In close-up its top is inside the window and its foot outside, unless it is too wide for that.
  const foot = isNear
    ? Math.max(0.84 * frame.height, 0.1 * frame.height + sizeIn(product, { height, maxWidth }).h)
    : floor;
  const at = onPodium ? anchor : { x: frame.width * (isNear ? 0.56 : 0.5), y: foot };
  const placed = (isNear ? placeProduct : placeCentred)(
    stage,
    product,
    { height, maxWidth, at, head: 0, isOpenBeside: true },
    IN_SET,
  );
  return insetLayers([...stage.backdrop, ...placed.layers], window, radius);
}
