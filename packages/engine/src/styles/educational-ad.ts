import { drawIcon } from '../compose/draw-icon.ts';
import type { PageText } from '../compose/page.ts';
import { paintBox, paintDisc } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';

/** Upper edges of the two lines on what it brings. */
const RESULTS = [1024, 1116];

/** A small story from top to bottom: what one looks for, what helps, what it brings. */
export const educationalAd: Style = {
  id: 'educational_ad',
  width: 3277,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const stage = stageSweep(frame, {
      paper: theme.counterSoft,
      anchor: page.point(690, 838),
      pitchDeg: main.pitchDeg,
      falloff: 0.14,
      pool: { ...page.point(690, 620), radius: 330, gain: 0.14 },
    });
    const { layers } = placeProduct(stage, main, { height: 500, maxWidth: 490 }, ON_PAPER);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        paintBox({ x: 0, y: 0, w: 1000, h: 318 }, theme.paper),
        paintBox({ x: 0, y: 912, w: 1000, h: frame.height - 912 }, theme.counterDeep),
        ...layers,
        label(context, words.labels.problem, 64, 60, theme.accent),
        statement(context, words.need, { y: 110, h: 176, w: 872, size: 68 }, theme.ink),
        label(context, words.labels.help, 64, 400, theme.ink),
        statement(context, words.name ?? words.headline, { y: 450, h: 300, w: 350, size: 56 }, theme.ink),
        label(context, words.labels.result, 64, 962, theme.soft),
        ...RESULTS.flatMap((y) => tick(context, y)),
        ...page.texts(RESULTS.map((y, i) => result(context, words.benefits[i] ?? '', y))),
      ],
      grain: 1.2,
    };
  },
};

function label({ page }: RecipeContext, words: string, x: number, y: number, ink: string): Layer {
  return page.text({
    ...LABEL,
    words,
    box: page.box(x, y, 400, 40),
    size: 32,
    maxLines: 1,
    ink,
  });
}

function statement(
  { page }: RecipeContext,
  words: string,
  { y, h, w, size }: { y: number; h: number; w: number; size: number },
  ink: string,
): Layer {
  return page.text({
    ...TITLE,
    words,
    box: page.box(64, y, w, h),
    size,
    least: 34,
    maxLines: 4,
    ink,
  });
}

function tick({ page, theme }: RecipeContext, y: number): Layer[] {
  const at = page.point(92, y + 32);
  return [paintDisc(at, 27, theme.soft), drawIcon('check', at, 32, theme.counterDeep, 2.6)];
}

function result({ page, theme }: RecipeContext, words: string, y: number): PageText {
  const box = page.box(144, y - 8, 790, 80);
  return {
    ...LINE,
    role: 'benefit',
    words,
    box,
    size: 40,
    least: 28,
    leading: 1.15,
    stand: 'middle',
    ink: theme.white,
  };
}
