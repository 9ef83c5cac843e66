import { castShadow, type ShadowWish } from './cast-shadow.ts';
import { drawProduct, type ProductWish } from './draw-product.ts';
import { layFlat } from './lay-flat.ts';
import type { Layer } from './picture.ts';
import type { PreparedProduct } from './prepare-product.ts';
import { reflectProduct } from './reflect-product.ts';
import type { Stage } from './stage.ts';
import { standProduct, type Stand, type StandWish } from './stand-product.ts';

/** A product placed: where it stands, and the layers that show it. */
export interface Placed {
  stand: Stand;
  /** Shadow, reflection, product, from the back. */
  layers: Layer[];
}

/** A product on a photographed set takes on a little of the set's light; on paper it keeps its own. */
/** What is worn, hangs or is flat is thin, as a share of its shorter side. */
const THIN = 0.06;
export const IN_SET: ProductWish = { relight: { amount: 0.24 }, wrap: 0.2 };
export const ON_PAPER: ProductWish = { wrap: 0.06 };

/** The product in the same place, lying: its head is where it was, and its foot on no floor. */
function layStand(stage: Stage, { product, visible }: Stand): Layer[] {
  const at = { x: visible.x + visible.w / 2, y: visible.y + visible.h / 2 };
  return layFlat(stage, product, { height: visible.h, maxWidth: visible.w, at, turnDeg: 0, thickness: THIN });
}

/** Stands a product on a stage with its shadows and its reflection. */
export function placeProduct(
  stage: Stage,
  product: PreparedProduct,
  wish: StandWish,
  look: ProductWish,
  shadow: ShadowWish = {},
): Placed {
  const stand = standProduct(stage, product, wish);
  if (stage.isLying) return { stand, layers: layStand(stage, stand) };
  return {
    stand,
    layers: [castShadow(stage, stand, shadow), reflectProduct(stage, stand), drawProduct(stage, stand, look)],
  };
}
