import { clipLayers } from '../compose/clip-layers.ts';
import { drawPill } from '../compose/draw-pill.ts';
import type { Page } from '../compose/page.ts';
import { paintBox, paintGround } from '../compose/paint-shape.ts';
import type { Layer, UnitBox } from '../compose/picture.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import type { Style } from '../compose/recipe.ts';
import { framePhoto, showPhoto } from '../compose/show-photo.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { TITLE } from '../type/roles.ts';

/** The two halves of the picture. */
interface Halves {
  before: UnitBox;
  after: UnitBox;
  /** Units per pixel of the enhanced photo. */
  scale: number;
}

/** The photo as it was uploaded, and the result beside it, or below where both are wide: same product, same size. */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, theme }) {
    const { before, after, scale } = stacked(main) ?? sideBySide(main, page);
    const at = { x: before.x + before.w / 2, y: before.y + before.h * (before.y === after.y ? 0.48 : 0.56) };
    const framed = framePhoto(main.product, { box: before, scale, at });
    const height = ((main.extent.bottom - main.extent.top) / main.silhouette.ratio) * scale;
    const middle = { x: after.x + after.w / 2, y: framed.middle.y - before.y + after.y };
    const stage = stageSweep(frame, {
      paper: theme.tint,
      anchor: { x: middle.x, y: middle.y + height / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.22,
      pool: { x: after.x + after.w * 0.46, y: after.y + after.h * 0.42, radius: 320, gain: 0.1 },
    });
    const { layers } = placeProduct(stage, main, { height, maxWidth: after.w - 20, middle }, ON_PAPER);
    const pill = (half: UnitBox, label: string, color: string): Layer[] =>
      drawPill(page, label, pillRoom(half, middle.y - after.y, height), color, theme.white);
    const { top, rule } = seamOf(before, after);
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...clipLayers([...stage.backdrop, ...layers], after, 0),
        showPhoto(main.product, framed),
        paintBox(rule, theme.white),
        ...(top > 80 ? [title(page, words.name ?? '', top, theme.ink)] : []),
        ...pill(before, words.labels.before, '#26211e'),
        ...pill(after, words.labels.after, theme.accent),
      ],
      grain: 0.8,
    };
  },
};

/** Where the halves begin, and the line between them. */
function seamOf(before: UnitBox, { y }: UnitBox): { top: number; rule: UnitBox } {
  return before.y === y
    ? { top: y, rule: { x: 497, y, w: 6, h: before.h } }
    : { top: 0, rule: { x: 0, y: 497, w: 1000, h: 6 } };
}

/** Above the product, or below it where it stands near the upper edge of its photo. */
function pillRoom({ x, y, w, h }: UnitBox, middle: number, height: number): UnitBox {
  const [above, below] = [middle - height / 2, h - middle - height / 2];
  const down =
    above > 116 || above >= below ? Math.min(44, Math.max(24, above - 72)) : h - 58 - Math.min(44, below / 2);
  return { x: x + w / 2 - 186, y: y + down, w: 372, h: 58 };
}

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

/** Visible size of the product in pixels of the enhanced photo, and the photo's own. */
function pixelsOf({ product, extent, silhouette }: PreparedProduct): { w: number; h: number; photo: [number, number] } {
  const shown = product.uploaded ?? product.photo;
  const { width } = product.photo;
  return {
    w: (extent.right - extent.left) / silhouette.ratio,
    h: (extent.bottom - extent.top) / silhouette.ratio,
    photo: [width, (shown.height * width) / shown.width],
  };
}

/** The product has room in half the frame and the photo still fills its panel; where both cannot be, the panel is lower. */
function sideBySide(main: PreparedProduct, page: Page): Halves {
  const { w, h, photo } = pixelsOf(main);
  const scale = Math.max(Math.min(440 / w, 640 / h), 500 / photo[0]);
  const height = Math.min(1000, photo[1] * scale);
  // A low panel leaves room for a title above it; a thin rest would look like an accident.
  const top = height < 880 ? (1000 - height) * 0.62 : (1000 - height) / 2;
  return { before: page.box(0, top, 500, height), after: page.box(500, top, 500, height), scale };
}

/** One above the other, where that shows a wide product larger; null where it does not, or the photo is too narrow. */
function stacked(main: PreparedProduct): Halves | null {
  const { w, h, photo } = pixelsOf(main);
  const scale = Math.max(Math.min(860 / w, 350 / h), 1000 / photo[0], 500 / photo[1]);
  const beside = Math.max(Math.min(440 / w, 640 / h), 500 / photo[0]);
  if (w * scale > 940 || h * scale > 400 || scale < beside * 1.2) return null;
  return { before: { x: 0, y: 0, w: 1000, h: 500 }, after: { x: 0, y: 500, w: 1000, h: 500 }, scale };
}
