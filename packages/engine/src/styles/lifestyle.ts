import { believableHeight } from '../stage/believe-size.ts';
import { IN_SET, placeProduct } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';

const ROOM = 740;

/** In the room where things of the category live. */
export const lifestyle: Style = {
  id: 'lifestyle',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, longerM } = context;
    const stage = await stageSet(context, 'lifestyle', { room: ROOM, zoom: 1.14, anchorAt: { x: 500, y: 760 } });
    const height = believableHeight(stage, main, longerM, ROOM);
    const placed = placeProduct(stage, main, { height, maxWidth: 720, at: { x: 492, y: stage.anchor.y + 22 } }, IN_SET);
    return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 2 };
  },
};
