import type { ShadowWish } from './cast-shadow.ts';
import type { ProductWish } from './draw-product.ts';
import { type Placed, placeProduct } from './place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';
import { standProduct, type StandWish } from './stand-product.ts';

/** Share of its width that what is seen of a product may lie beside the point it stands at: as far as a cup's handle. */
const ASTRAY = 0.06;
/** Share of the frame's width that stays free beside what is nearly as wide as it. */
const SIDE_ROOM = 0.06;
/** Share of the frame's height that stays free below it: of what is deep, a saucer seen from above, much lies before the middle it stands on. */
const FOOT_ROOM = 0.06;

/**
 * Stands a product on a stage as `placeProduct` does, but so that what is seen of it lies about that point. A product of which
 * only one wheel seems to touch the floor would stand far to one side.
 */
export function placeCentred(
  stage: Stage,
  product: PreparedProduct,
  wish: StandWish,
  look: ProductWish,
  shadow: ShadowWish = {},
): Placed {
  const at = wish.at ?? stage.anchor;
  const { visible } = standProduct(stage, product, { ...wish, at });
  // What runs out of the picture at a side stands there, and not about that point.
  const isAside = product.cutBeside !== undefined && wish.isOpenBeside === true;
  const astray = isAside ? 0 : visible.x + visible.w / 2 - at.x;
  const free = Math.max(0, (stage.frame.width - visible.w) / 2 - SIDE_ROOM * stage.frame.width);
  const back = Math.sign(astray) * Math.max(0, Math.abs(astray) - Math.min(ASTRAY * visible.w, free));
  const low = product.isCutOff ? 0 : Math.max(0, visible.y + visible.h - (1 - FOOT_ROOM) * stage.frame.height);
  return placeProduct(stage, product, { ...wish, at: { x: at.x - back, y: at.y - low } }, look, shadow);
}
