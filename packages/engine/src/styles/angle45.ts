import { believableShare } from '../stage/believe-size.ts';
import { IN_SET, placeProduct } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { turnProduct } from '../product/turn-product.ts';

/** Another angle on a podium: the second photo where there is one, else the product turned a little. */
export const angle45: Style = {
  id: 'angle45',
  width: 4096,
  height: 4096,
  photos: 2,
  async compose(context) {
    const { products, main, frame, longerM } = context;
    const other = products[1];
    // Turned, what its photo cut off would run out of the picture askew.
    const shown = other ?? (main.isCutOff ? main : turnProduct(main));
    const stage = await stageSet(context, 'podium', { zoom: 1.22, anchorAt: { x: 500, y: 740 } });
    const height = Math.min(660, Math.max(560, 780 * believableShare(shown, longerM)));
    const { layers } = placeProduct(stage, shown, { height, maxWidth: 560 }, { ...IN_SET, turned: shown !== main });
    return { frame, layers: [...stage.backdrop, ...layers], grain: 1.8 };
  },
};
