import { believableShare } from '../compose/believe-size.ts';
import { drawRibbonBox, type RibbonBox } from '../compose/draw-ribbon-box.ts';
import { drawTag } from '../compose/draw-tag.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import type { Stage } from '../compose/stage.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** A present to be given: wrapped boxes with ribbons and bows, a tag, the product before them. */
export const giftPresentation: Style = {
  id: 'gift_presentation',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme, longerM } = context;
    const stage = stageSweep(frame, {
      paper: theme.counterSoft,
      anchor: { x: 500, y: 800 },
      pitchDeg: Math.min(22, Math.max(14, main.pitchDeg)),
      falloff: 0.24,
      pool: { ...page.point(420, 380), radius: 480, gain: 0.14 },
      light: { strength: 0.5 },
    });
    const height = 600 * Math.max(0.7, believableShare(main, longerM));
    const wish = { height, maxWidth: 450, at: page.point(712, 858) };
    const placed = placeProduct(stage, main, wish, ON_PAPER);
    const { large, small } = boxes(stage, context);
    const tag = page.box(236, 560, 216, 184);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...large.layers,
        ...drawTag(page, words.labels.gift, tag, large.knot, theme.ink),
        ...small.layers,
        ...placed.layers,
      ],
      grain: 1.6,
    };
  },
};

/** A large box and a small one, their papers and ribbons swapped. */
function boxes(stage: Stage, { page, theme }: RecipeContext): Record<'large' | 'small', RibbonBox> {
  const turn = page.direction === 'rtl' ? -1 : 1;
  const cream = '#f7f0e6';
  const large = { at: page.point(350, 720), width: 410, height: 400, turnDeg: 20 * turn };
  const small = { at: page.point(150, 892), width: 190, height: 118, turnDeg: -16 * turn };
  return {
    large: drawRibbonBox(stage, { ...large, paper: cream, ribbon: theme.accent }),
    small: drawRibbonBox(stage, { ...small, paper: theme.accent, ribbon: cream }),
  };
}
