import { believableShare } from '../compose/believe-size.ts';
import { homeSet } from '../compose/choose-set.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stagePlate } from '../compose/stage-plate.ts';

/** In the room where things of the category live. */
export const lifestyle: Style = {
  id: 'lifestyle',
  width: 4096,
  height: 4096,
  async compose({ main, frame, category }) {
    const stage = await stagePlate(homeSet(category, main), frame, { zoom: 1.14, anchorAt: { x: 500, y: 740 } });
    const height = 640 * believableShare(main, category);
    const placed = placeProduct(stage, main, { height, maxWidth: 600, at: { x: 492, y: stage.anchor.y + 22 } }, IN_SET);
    return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 2 };
  },
};
