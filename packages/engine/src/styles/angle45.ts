import { believableShare } from '../stage/believe-size.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET, placeProduct } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { raiseLow } from '../stage/raise-low.ts';
import { stageSet } from '../stage/stage-set.ts';
import { widestFor } from '../stage/widest-for.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { tiltProduct } from '../product/tilt-product.ts';
import { turnProduct } from '../product/turn-product.ts';

/** Width ÷ height from which a product counts as low, and its maximum width without a podium, units. */
const [WIDE, WIDEST] = [1.5, 700];

/** Space for a product lying askew, units, and its angle. */
const [LYING, ASKEW_DEG] = [790, 24];

/** Another angle, on a podium: the second photo if there is one, else the product turned a little. */
export const angle45: Style = {
  id: 'angle45',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  photos: 2,
  async compose(context) {
    const { products, main, frame, longerM } = context;
    const other = products[1];
    const shown = other ?? anotherAngle(main, context.kind?.lives === 'wall');
    const height = shown.lies ? LYING : Math.min(660, Math.max(560, 780 * believableShare(shown, longerM)));
    const open = shown.lies ? LYING : widestFor(shown, WIDEST);
    const isRaised = shown.lies === true || shown.aspect > WIDE;
    const floor = isRaised ? raiseLow(shown, { height, maxWidth: open }, 740, frame.height) : 740;
    const stage = await stageSet(context, 'podium', { zoom: 1.22, anchorAt: { x: 500, y: floor } });
    // A podium sets its own width; a product that no podium carries stands on an open floor.
    const maxWidth = stage.supportRadius === null ? open : 560;
    const place = stage.supportRadius === null ? placeCentred : placeProduct;
    const { layers } = place(
      stage,
      shown,
      { height, maxWidth, head: 0, isOpenBeside: true },
      { ...IN_SET, turned: shown !== main },
    );
    return { frame, layers: [...stage.backdrop, ...layers], grain: 1.8 };
  },
};

/**
 * Another angle from a single photo: a product lying flat is laid askew, because nobody lays down two things alike; a standing or hanging one
 * is turned a little. A product cut off by its photo is not turned: the cut would show.
 */
function anotherAngle(main: PreparedProduct, hangs: boolean): PreparedProduct {
  if (main.isCutOff || main.isCutAbove || main.cutBeside) return main;
  return main.lies && !hangs ? tiltProduct(main, main.aspect < 1 ? ASKEW_DEG : -ASKEW_DEG) : turnProduct(main);
}
