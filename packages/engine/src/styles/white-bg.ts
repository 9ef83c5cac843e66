import { paintGround } from '../compose/paint-shape.ts';
import { placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** The marketplaces' main image: pure white, product 87 % of the longer side, a shadow that ends in white. */
export const whiteBg: Style = {
  id: 'white_bg',
  width: 4096,
  height: 4096,
  compose({ main, frame }) {
    const side = 870;
    const height = Math.min(side, side / main.aspect);
    const stage = stageSweep(frame, {
      paper: '#ffffff',
      anchor: { x: 500, y: 500 + height / 2 },
      pitchDeg: main.pitchDeg,
      light: { direction: [-0.22, -0.1, 0.97], softnessDeg: 70, strength: 0.22, contact: 0.42, shadowTint: [1, 1, 1] },
    });
    const { stand, layers } = placeProduct(stage, main, { height, maxWidth: side }, {}, { edgeFade: 46 });
    // Framed by what is seen, not by where it stands.
    const centred = placeProduct(
      stage,
      main,
      {
        height,
        maxWidth: side,
        at: {
          x: 500 + (500 - (stand.visible.x + stand.visible.w / 2)),
          y: stage.anchor.y + (500 - (stand.visible.y + stand.visible.h / 2)),
        },
      },
      {},
      { edgeFade: 46 },
    );
    return { frame, layers: [paintGround('#ffffff'), ...(centred.layers.length ? centred.layers : layers)], grain: 0 };
  },
};
