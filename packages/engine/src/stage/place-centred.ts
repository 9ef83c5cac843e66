import type { ShadowWish } from './cast-shadow.ts';
import type { ProductWish } from './draw-product.ts';
import { type Placed, placeProduct } from './place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';
import { standProduct, type StandWish } from './stand-product.ts';

/** Largest distance of the visible product's middle from the point it stands on, as a share of its width: as far as a cup's handle. */
const ASTRAY = 0.06;
/** Free share of the frame's width beside a product that is nearly as wide. */
const SIDE_ROOM = 0.06;
/**
 * Free share of the frame's height below the product: a deep one seen from above, such as a saucer, extends far in front of the point it
 * stands on.
 */
const FOOT_ROOM = 0.06;

/**
 * Places a product like `placeProduct`, but with its visible part centred on that point. A product of which only one wheel seems to touch the
 * floor would otherwise stand far to one side.
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
  // A product that runs out of the picture at a side stays there and is not centred.
  const isAside = product.cutBeside !== undefined && wish.isOpenBeside === true;
  const astray = isAside ? 0 : visible.x + visible.w / 2 - at.x;
  const free = Math.max(0, (stage.frame.width - visible.w) / 2 - SIDE_ROOM * stage.frame.width);
  const back = Math.sign(astray) * Math.max(0, Math.abs(astray) - Math.min(ASTRAY * visible.w, free));
  const low = product.isCutOff ? 0 : Math.max(0, visible.y + visible.h - (1 - FOOT_ROOM) * stage.frame.height);
  return placeProduct(stage, product, { ...wish, at: { x: at.x - back, y: at.y - low } }, look, shadow);
}
