import { paintBackground } from '../page/paint-shape.ts';
import { placeProduct } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn } from '../stage/stand-product.ts';

const ROOM = { height: 870, maxWidth: 870 };

/** The main image of marketplaces: pure white, the product at 87 % of the longer side, a shadow that fades to white. */
export const whiteBg: Style = {
  id: 'white_bg',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  compose({ main, frame }) {
    const middle = { x: 500, y: 496 };
    const stage = stageSweep(frame, {
      paper: '#ffffff',
      anchor: { x: 500, y: middle.y + sizeIn(main, ROOM).h / 2 },
      pitchDeg: main.pitchDeg,
      light: { direction: [-0.22, -0.1, 0.97], softnessDeg: 70, strength: 0.2, contact: 0.4, shadowTint: [1, 1, 1] },
    });
    const { layers } = placeProduct(
      stage,
      main,
      { ...ROOM, middle, edge: main.isCutOff ? frame.height : null, head: 0, isOpenBeside: true },
      {},
      { edgeFade: 60 },
    );
    return { frame, layers: [paintBackground('#ffffff'), ...layers], grain: 0 };
  },
};
