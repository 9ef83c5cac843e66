import { believableShare } from '../compose/believe-size.ts';
import { drawGiftBox } from '../compose/draw-gift-box.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** Ready to give: the product before its box, the box in the product's colours and with its name. */
export const packaging: Style = {
  id: 'packaging',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, theme, longerM }) {
    const stage = stageSweep(frame, {
      paper: theme.tint,
      anchor: { x: 500, y: 800 },
      pitchDeg: Math.min(20, Math.max(12, main.pitchDeg)),
      falloff: 0.26,
      pool: { x: 420, y: 380, radius: 460, gain: 0.12 },
      light: { strength: 0.5 },
    });
    const height = 640 * Math.max(0.72, believableShare(main, longerM));
    const wide = main.aspect > 1.15;
    const placed = placeProduct(
      stage,
      main,
      { height, maxWidth: 470, at: page.point(wide ? 650 : 690, 838) },
      ON_PAPER,
    );
    const box = drawGiftBox(stage, page, {
      at: page.point(wide ? 350 : 390, 730),
      width: Math.min(440, Math.max(260, placed.stand.visible.w * 1.16)),
      height: Math.min(600, Math.max(330, placed.stand.visible.h * 1.06)),
      words: words.name ?? '',
      theme,
    });
    return { frame, layers: [...stage.backdrop, ...box, ...placed.layers], grain: 1.6 };
  },
};
