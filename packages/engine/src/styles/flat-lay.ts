import { believableHeight } from '../compose/believe-size.ts';
import { layFlat } from '../compose/lay-flat.ts';
import type { Style } from '../compose/recipe.ts';
import { stageSet } from '../compose/stage-set.ts';

/** From above on cloth, wood or stone, in the light of a window. */
export const flatLay: Style = {
  id: 'flat_lay',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, longerM } = context;
    const stage = await stageSet(context, 'flat_lay', { anchorAt: { x: 500, y: 500 } });
    const height = Math.max(600, believableHeight(stage, main, longerM, 780));
    const wish = { height, maxWidth: 680, at: stage.anchor, turnDeg: main.aspect < 0.8 ? 8 : -5 };
    return { frame, layers: [...stage.backdrop, ...layFlat(stage, main, wish)], grain: 2.2 };
  },
};
