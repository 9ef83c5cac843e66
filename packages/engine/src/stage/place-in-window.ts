import { clipLayers } from '../page/clip-layers.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Frame, Layer, UnitBox } from '../page/picture.ts';
import { ON_PAPER, placeProduct } from './place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { stageSweep } from './stage-sweep.ts';

/**
 * The whole product standing in a window of its own, with its shadow.
 * @param share share of the window's height that it takes unless it is too wide
 */
export function placeInWindow(
  frame: Frame,
  product: PreparedProduct,
  box: UnitBox,
  radius: number,
  ground: string,
  share = 0.66,
): Layer[] {
  const room = { height: box.h * share, maxWidth: box.w * 0.82 };
  const middle = { x: box.x + box.w / 2, y: box.y + box.h * (product.lies ? 0.5 : 0.54 - 0.1 * (share - 0.66)) };
  const stage = stageSweep(frame, {
    paper: ground,
    anchor: { x: middle.x, y: box.y + box.h * 0.85 },
    pitchDeg: product.pitchDeg,
  });
  const { layers } = placeProduct(stage, product, { ...room, middle, edge: box.y + box.h }, ON_PAPER);
  return clipLayers([paintBox(box, ground), ...layers], box, radius);
}
