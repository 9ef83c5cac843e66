import { cropProduct, middleOf } from '../compose/crop-product.ts';
import { paintLine } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { pickPoints } from '../compose/pick-points.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** How to use it: the product large, two nearer views beside it, the steps below like a short manual. */
export const usageGuide: Style = {
  id: 'usage_guide',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, products, frame, page, words, theme } = context;
    const stage = stageSweep(frame, {
      paper: theme.counterDeep,
      anchor: page.point(330, 660),
      pitchDeg: main.pitchDeg,
      falloff: 0.3,
      pool: { ...page.point(330, 380), radius: 330, gain: 1.5 },
      light: { strength: 0.6 },
      reflection: { share: 0.1, blur: 4 },
    });
    const { layers } = placeProduct(stage, main, { height: 470, maxWidth: 470 }, ON_PAPER);
    const [upper, lower] = pickPoints(main, [
      { left: 0.2, top: 0, right: 0.8, bottom: 0.35 },
      { left: 0.2, top: 0.5, right: 0.8, bottom: 0.85 },
    ]);
    const views = [upper, lower].map((point, i) => {
      const other = products[i + 1];
      return cropProduct(other ?? main, {
        box: page.box(664, 178 + i * 262, 272, 240),
        radius: 22,
        ground: theme.counterSoft,
        focus: other ? middleOf(other) : (point ?? middleOf(main)),
        span: other ? 1.2 : 0.5,
      });
    });
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...layers,
        ...views,
        page.text({
          words: words.labels.howToUse,
          box: page.box(64, 54, 872, 84),
          voice: 'serif',
          weight: 500,
          size: 64,
          least: 40,
          maxLines: 1,
          ink: theme.white,
        }),
        ...words.steps.flatMap((step, i) => row(context, step, i)),
      ],
      grain: 1.6,
    };
  },
};

function row({ page, theme }: RecipeContext, step: string, i: number): Layer[] {
  const x = 64 + i * 298;
  return [
    paintLine([page.point(x, 752), page.point(x + 276, 752)], theme.counterSoft, 2),
    page.text({
      words: page.number(i + 1),
      box: page.box(x, 772, 60, 60),
      voice: 'serif',
      weight: 500,
      size: 46,
      maxLines: 1,
      ink: theme.counterSoft,
    }),
    page.text({
      words: step,
      box: page.box(x, 834, 276, 124),
      voice: 'sans',
      weight: 500,
      size: 33,
      least: 26,
      maxLines: 3,
      leading: 1.2,
      ink: theme.white,
    }),
  ];
}
