import { columnsOf } from '../compose/columns.ts';
import { cropProduct, middleOf } from '../compose/crop-product.ts';
import type { PageText } from '../compose/page.ts';
import { paintLine } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { pickPoints } from '../compose/pick-points.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { LINE, TITLE } from '../type/roles.ts';

type Column = ReturnType<typeof columnsOf>[number];

/** Kept free between one step and the next, beside the gap of the columns. */
const AIR = 14;

/** How to use it: the product large, two nearer views beside it, the steps below like a short manual. */
export const usageGuide: Style = {
  id: 'usage_guide',
  width: 4096,
  height: 4096,
  photos: 3,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const stage = stageSweep(frame, {
      paper: theme.counterDeep,
      anchor: page.point(330, 706),
      pitchDeg: main.pitchDeg,
      falloff: 0.3,
      pool: { ...page.point(330, 410), radius: 350, gain: 1.5 },
      light: { strength: 0.6 },
      reflection: { share: 0.1, blur: 4 },
    });
    const { layers } = placeProduct(stage, main, { height: 520, maxWidth: 500 }, ON_PAPER);
    const columns = columnsOf(words.steps.length);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...layers,
        ...views(context),
        page.text({
          ...TITLE,
          words: words.labels.howToUse,
          box: page.box(64, 54, 872, 84),
          size: 64,
          maxLines: 1,
          ink: theme.white,
        }),
        ...columns.flatMap((column, i) => heading(context, i, column)),
        ...page.texts(columns.map((column, i) => instruction(context, words.steps[i] ?? '', column))),
      ],
      grain: 1.6,
    };
  },
};

/** Two windows: further uploads where there are some, else nearer looks. */
function views({ main, products, page, theme }: RecipeContext): Layer[] {
  const points = pickPoints(
    main,
    [
      { left: 0.2, top: 0, right: 0.8, bottom: 0.35 },
      { left: 0.2, top: 0.5, right: 0.8, bottom: 0.85 },
    ],
    0.5,
  );
  return points.map((point, i) => {
    const other = products[i + 1];
    return cropProduct(other ?? main, {
      box: page.box(664, 172 + i * 290, 272, 268),
      radius: 22,
      ground: theme.counterSoft,
      focus: other ? middleOf(other) : point,
      span: other ? 1.2 : 0.5,
    });
  });
}

function heading({ page, theme }: RecipeContext, i: number, { x, w }: Column): Layer[] {
  return [
    paintLine([page.point(x, 776), page.point(x + w, 776)], theme.counterSoft, 2),
    page.text({
      ...TITLE,
      words: page.number(i + 1),
      box: page.box(x, 794, 60, 60),
      size: 46,
      maxLines: 1,
      ink: theme.counterSoft,
    }),
  ];
}

function instruction({ page, theme }: RecipeContext, words: string, { x, w }: Column): PageText {
  const box = page.box(x, 856, w - AIR, 104);
  return { ...LINE, role: 'step', words, box, size: 36, least: 26, maxLines: 3, leading: 1.12, ink: theme.white };
}
