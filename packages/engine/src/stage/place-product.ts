import type { ShadowKind } from '../identifiers.ts';
import { adjustStand } from './adjust-stand.ts';
import type { ShadowWish } from './cast-shadow.ts';
import { drawProduct, type ProductWish } from './draw-product.ts';
import { roomOf } from './hand-room.ts';
import { shadowOf } from './hand-shadow.ts';
import { layFlat } from './lay-flat.ts';
import type { HandRoom, Layer } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';
import { standProduct, type Stand, type StandWish } from './stand-product.ts';

/** A placed product: where it stands, and the layers that show it. */
export interface Placed {
  stand: Stand;
  /** The same without the adjustment by hand. */
  own: Stand;
  /** Shadow, reflection and product, back to front. */
  layers: Layer[];
}

/** In a photographed set a product takes on a little of the set's light; on paper it keeps its own. */
export const IN_SET: ProductWish = { relight: { amount: 0.24 }, wrap: 0.2 };
export const ON_PAPER: ProductWish = { wrap: 0.06 };

/** The product at the same place, lying flat: its upper edge stays, and it touches no floor. */
function layStand(stage: Stage, { product, visible }: Stand): Layer[] {
  const at = { x: visible.x + visible.w / 2, y: visible.y + visible.h / 2 };
  return layFlat(stage, product, { height: visible.h, maxWidth: visible.w, at, turnDeg: 0 });
}

/**
 * The same on a sweep, and for a low product seen from above on every background: upright it would stand on its edge. The shadow stays close
 * around it, a little below, as on a sheet of paper seen from above.
 */
function layClose(stage: Stage, stand: Stand, look: ProductWish): Layer[] {
  const [x, y, z] = stage.light.direction;
  const above: Stage = { ...stage, light: { ...stage.light, direction: [x, Math.abs(y), z] } };
  const [shadow] = layStand(above, stand);
  return [...(shadow ? [shadow] : []), drawProduct(stage, stand, look)];
}

/** Whether a stage is a drawn paper sweep and not a photographed set. */
const isPaper = ({ probe, scaled, supportRadius }: Stage): boolean =>
  probe === null && !scaled && supportRadius === null;

/**
 * Places a product on a stage with its shadows and its reflection (one without a base lies flat), then applies the adjustment by hand: the
 * only place that does so.
 */
export function placeProduct(
  stage: Stage,
  product: PreparedProduct,
  wish: StandWish,
  look: ProductWish,
  shadow: ShadowWish = {},
): Placed {
  const own = standProduct(stage, product, wish);
  const room = (): HandRoom => roomOf(stage, own);
  const marked = (layers: Layer[]): Layer[] => layers.map((layer) => withRoom(layer, room));
  if (!product.hand) return { stand: own, own, layers: marked(layersOf(stage, own, 'natural', look, shadow)) };
  const { stage: moved, stand, hand } = adjustStand(stage, own, product.hand, room());
  const seen = hand.turn === 0 ? look : { ...look, turned: true };
  return { stand, own, layers: marked(layersOf(moved, stand, hand.shadow, seen, shadow)) };
}

function layersOf(stage: Stage, stand: Stand, kind: ShadowKind, look: ProductWish, shadow: ShadowWish): Layer[] {
  const shaded = (layers: Layer[]): Layer[] => layers.filter(({ name }) => kind !== 'none' || name !== 'shadow');
  if (stage.isLying) return shaded(layStand(stage, stand));
  // The floor that it stands on is outside the picture.
  if (stand.product.isCutOff) return [drawProduct(stage, stand, look)];
  const isClose = stand.product.isLow === true && kind === 'natural';
  if (isClose || (stand.product.lies && isPaper(stage))) return shaded(layClose(stage, stand, look));
  return [...shadowOf(stage, stand, kind, shadow), drawProduct(stage, stand, look)];
}

const withRoom = (layer: Layer, room: () => HandRoom): Layer =>
  layer.product ? { ...layer, product: { ...layer.product, room } } : layer;
