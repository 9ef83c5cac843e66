import { drawPill } from '../compose/draw-pill.ts';
import { paintBox } from '../compose/paint-shape.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { showPhoto } from '../compose/show-photo.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** Left the photo as it was uploaded, right the result: same product, same size, same height. */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, theme }) {
    const after = page.box(500, 0, 500, 1000);
    const stage = stageSweep(frame, {
      paper: theme.tint,
      anchor: { x: after.x + 250, y: 770 },
      pitchDeg: main.pitchDeg,
      falloff: 0.22,
      pool: { x: after.x + 230, y: 420, radius: 320, gain: 0.12 },
    });
    const { stand, layers } = placeProduct(stage, main, { height: 560, maxWidth: 400 }, ON_PAPER);
    const { product, silhouette, extent } = main;
    const middle = {
      x: product.box.left + (extent.left + extent.right) / 2 / silhouette.ratio,
      y: product.box.top + (extent.top + extent.bottom) / 2 / silhouette.ratio,
    };
    const photo = showPhoto(product, {
      box: page.box(0, 0, 500, 1000),
      radius: 0,
      scale: stand.scale * silhouette.ratio,
      focus: middle,
      at: page.point(250, stand.visible.y + stand.visible.h / 2),
    });
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...layers,
        photo,
        paintBox({ x: 497.5, y: 0, w: 5, h: 1000 }, theme.white),
        ...drawPill(page, words.labels.before, page.box(64, 884, 372, 64), '#26211e', theme.white),
        ...drawPill(page, words.labels.after, page.box(564, 884, 372, 64), theme.accent, theme.white),
      ],
      grain: 0.8,
    };
  },
};
