import { believableHeight } from '../stage/believe-size.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import { raiseLow } from '../stage/raise-low.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { widestFor } from '../stage/widest-for.ts';

const ROOM = 740;
const WIDEST = 720;

/** In a room that suits the product's category. */
export const lifestyle: Style = {
  id: 'lifestyle',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  async compose(context) {
    const { main, frame, longerM } = context;
    const maxWidth = widestFor(main, WIDEST);
    const floor = raiseLow(main, { height: ROOM, maxWidth }, 760, frame.height);
    const stage = await stageSet(context, 'lifestyle', { room: ROOM, zoom: 1.14, anchorAt: { x: 500, y: floor } });
    const height = believableHeight(stage, main, longerM, ROOM);
    const at = { x: 492, y: stage.anchor.y + 22 };
    const placed = placeCentred(stage, main, { height, maxWidth, at, head: 0, isOpenBeside: true }, IN_SET);
    return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 2 };
  },
};
