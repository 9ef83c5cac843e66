import { clipLayers } from '../compose/clip-layers.ts';
import { drawPill } from '../compose/draw-pill.ts';
import type { Page } from '../compose/page.ts';
import { paintBox, paintGround } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import type { Style } from '../compose/recipe.ts';
import { framePhoto, showPhoto } from '../compose/show-photo.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { TITLE } from '../type/roles.ts';

/** Left the photo as it was uploaded, right the result: same product, same size, same height. */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, theme }) {
    const { scale, panelHeight } = sameSize(main);
    // A low panel leaves room for a title above it; a thin rest would look like an accident.
    const top = panelHeight < 880 ? (1000 - panelHeight) * 0.62 : (1000 - panelHeight) / 2;
    const [before, after] = [page.box(0, top, 500, panelHeight), page.box(500, top, 500, panelHeight)];
    const framed = framePhoto(main.product, {
      box: before,
      scale,
      at: { x: before.x + 250, y: top + panelHeight * 0.48 },
    });
    const middle = { x: after.x + 250, y: framed.middle.y };
    const height = ((main.extent.bottom - main.extent.top) / main.silhouette.ratio) * scale;
    const stage = stageSweep(frame, {
      paper: theme.tint,
      anchor: { x: middle.x, y: middle.y + height / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.22,
      pool: { x: after.x + 230, y: 420, radius: 320, gain: 0.1 },
    });
    const { layers } = placeProduct(stage, main, { height, maxWidth: 480, middle }, ON_PAPER);
    const pill = (words: string, x: number, color: string): ReturnType<typeof drawPill> =>
      drawPill(page, words, page.box(x, top + 44, 372, 58), color, theme.white);
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...clipLayers([...stage.backdrop, ...layers], after, 0),
        showPhoto(main.product, framed),
        paintBox({ x: 497, y: top, w: 6, h: panelHeight }, theme.white),
        ...(top > 80 ? [title(page, words.name ?? words.headline, top, theme.ink)] : []),
        ...pill(words.labels.before, 64, '#26211e'),
        ...pill(words.labels.after, 564, theme.accent),
      ],
      grain: 0.8,
    };
  },
};

function title(page: Page, words: string, below: number, ink: string): Layer {
  return page.text({
    ...TITLE,
    words,
    box: page.box(64, 24, 872, below - 48),
    size: 58,
    least: 32,
    align: 'centre',
    stand: 'middle',
    ink,
  });
}

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
