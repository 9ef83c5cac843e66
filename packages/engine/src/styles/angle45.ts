import { believableShare } from '../stage/believe-size.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET, placeProduct } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { raiseLow } from '../stage/raise-low.ts';
import { stageSet } from '../stage/stage-set.ts';
import { widestFor } from '../stage/widest-for.ts';
import { turnProduct } from '../product/turn-product.ts';

/** Width by height from which a thing is low, and the room it has where it stands on no podium, units. */
const [WIDE, WIDEST] = [1.5, 700];

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
    const height = Math.min(660, Math.max(560, 780 * believableShare(shown, longerM)));
    const open = widestFor(shown, WIDEST);
    const floor = shown.aspect > WIDE ? raiseLow(shown, { height, maxWidth: open }, 740, frame.height) : 740;
    const stage = await stageSet(context, 'podium', { zoom: 1.22, anchorAt: { x: 500, y: floor } });
    // On a podium there is no more room; what one does not carry stands on open ground.
    const maxWidth = stage.supportRadius === null ? open : 560;
    const place = stage.supportRadius === null ? placeCentred : placeProduct;
    const { layers } = place(stage, shown, { height, maxWidth }, { ...IN_SET, turned: shown !== main });
    return { frame, layers: [...stage.backdrop, ...layers], grain: 1.8 };
  },
};
