import { clipLayers } from '../compose/clip-layers.ts';
import { drawPill } from '../compose/draw-pill.ts';
import { paintBox, paintGround } from '../compose/paint-shape.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import type { Style } from '../compose/recipe.ts';
import { showPhoto } from '../compose/show-photo.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** Left the photo as it was uploaded, right the result: same product, same size, same height. */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, theme }) {
    const { scale, panelHeight } = sameSize(main);
    const top = (1000 - panelHeight) / 2;
    const [before, after] = [page.box(0, top, 500, panelHeight), page.box(500, top, 500, panelHeight)];
    const middle = { x: after.x + 250, y: top + panelHeight * 0.5 };
    const height = ((main.extent.bottom - main.extent.top) / main.silhouette.ratio) * scale;
    const stage = stageSweep(frame, {
      paper: theme.tint,
      anchor: { x: middle.x, y: middle.y + height / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.22,
      pool: { x: after.x + 230, y: 420, radius: 320, gain: 0.1 },
    });
    const { layers } = placeProduct(stage, main, { height, maxWidth: 480, middle }, ON_PAPER);
    const photo = showPhoto(main.product, { box: before, radius: 0, scale, at: { x: before.x + 250, y: middle.y } });
    const pill = (words: string, x: number, color: string): ReturnType<typeof drawPill> =>
      drawPill(page, words, page.box(x, top + panelHeight - 106, 372, 62), color, theme.white);
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...clipLayers([...stage.backdrop, ...layers], after, 0),
        photo,
        paintBox({ x: 497, y: top, w: 6, h: panelHeight }, theme.white),
        ...pill(words.labels.before, 64, '#26211e'),
        ...pill(words.labels.after, 564, theme.accent),
      ],
      grain: 0.8,
    };
  },
};

/**
 * Units per photo pixel at which the product has room in half the frame and the photo still fills its panel; where both
 * cannot be, the panel gets lower.
 */
function sameSize({ product, extent, silhouette }: PreparedProduct): { scale: number; panelHeight: number } {
  const photo = product.uploaded ?? product.photo;
  const perPixel = product.photo.width / photo.width;
  const [w, h] = [(extent.right - extent.left) / silhouette.ratio, (extent.bottom - extent.top) / silhouette.ratio];
  const fitting = Math.min(440 / w, 640 / h);
  const scale = Math.max(fitting, 500 / product.photo.width);
  return { scale, panelHeight: Math.min(1000, photo.height * perPixel * scale) };
}
