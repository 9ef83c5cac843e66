import { believableShare } from '../compose/believe-size.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stagePlate } from '../compose/stage-plate.ts';
import { turnProduct } from '../compose/turn-product.ts';

/** Another angle on a podium: the second photo where there is one, else the product turned a little. */
export const angle45: Style = {
  id: 'angle45',
  width: 4096,
  height: 4096,
  async compose({ products, main, frame, category }) {
    const other = products[1];
    const shown = other ?? turnProduct(main);
    const stage = await stagePlate('podium_hi', frame, { zoom: 1.22, anchorAt: { x: 500, y: 740 } });
    const height = Math.min(660, 780 * believableShare(shown, category));
    const { layers } = placeProduct(stage, shown, { height, maxWidth: 560 }, { ...IN_SET, turned: true });
    return { frame, layers: [...stage.backdrop, ...layers], grain: 1.8 };
  },
};
