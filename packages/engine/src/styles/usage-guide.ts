import { columnsOf } from '../compose/columns.ts';
import { cropProduct, middleOf } from '../compose/crop-product.ts';
import type { PageText } from '../compose/page.ts';
import { paintLine } from '../compose/paint-shape.ts';
import type { Layer } from '../compose/picture.ts';
import { pickPoints } from '../compose/pick-points.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { sizeIn } from '../compose/stand-product.ts';
import { LINE, TITLE } from '../type/roles.ts';

type Column = ReturnType<typeof columnsOf>[number];

/** Kept free between one step and the next, beside the gap of the columns. */
const AIR = 14;
/** Between the two windows. */
const GAP = 22;
const MOST_FACTS = 3;

/** How to use it: the product large, two nearer views beside it, below them the steps, or without any the facts on it. */
export const usageGuide: Style = {
  id: 'usage_guide',
  width: 4096,
  height: 4096,
  photos: 3,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const isManual = words.steps.length > 0;
    const lines = isManual ? words.steps : words.features.slice(0, MOST_FACTS);
    const title = isManual ? words.labels.howToUse : (words.name ?? '');
    const room = layOut(title !== '', lines.length > 0);
    const space = { height: room.floor - room.top - 14, maxWidth: 540 };
    const floor = room.floor - 0.4 * (space.height - sizeIn(main, space).h);
    const stage = stageSweep(frame, {
      paper: theme.counterDeep,
      anchor: page.point(330, floor),
      pitchDeg: main.pitchDeg,
      falloff: 0.3,
      pool: { ...page.point(330, floor - 296), radius: 350, gain: 1.5 },
      light: { strength: 0.6 },
      reflection: { share: 0.1, blur: 4 },
    });
    const { layers } = placeProduct(stage, main, space, ON_PAPER);
    const columns = lines.length > 0 ? columnsOf(lines.length) : [];
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...layers,
        ...views(context, room),
        page.text({
          ...TITLE,
          words: title,
          box: page.box(64, 54, 872, 84),
          size: 64,
          maxLines: 1,
          ink: theme.white,
        }),
        ...columns.flatMap((column, i) => heading(context, isManual ? i : null, column)),
        ...page.texts(columns.map((column, i) => instruction(context, lines[i]!, column, isManual))),
      ],
      grain: 1.6,
    };
  },
};

/** Upper and lower edge of what is shown: it takes the room of words that are not there. */
interface Room {
  top: number;
  floor: number;
  /** Lower edge of the windows. */
  bottom: number;
}

function layOut(hasTitle: boolean, hasLines: boolean): Room {
  const top = hasTitle ? 172 : 64;
  return hasLines ? { top, floor: 706, bottom: 730 } : { top, floor: 880, bottom: 936 };
}

/** Two windows: further uploads where there are some, else nearer looks. */
function views({ main, products, page, theme }: RecipeContext, { top, bottom }: Room): Layer[] {
  const h = (bottom - top - GAP) / 2;
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
      box: page.box(664, top + i * (h + GAP), 272, h),
      radius: 22,
      ground: theme.counterSoft,
      focus: other ? middleOf(other) : point,
      span: other ? 1.2 : 0.5,
    });
  });
}

function heading({ page, theme }: RecipeContext, i: number | null, { x, w }: Column): Layer[] {
  const rule = paintLine([page.point(x, 776), page.point(x + w, 776)], theme.counterSoft, 2);
  if (i === null) return [rule];
  return [
    rule,
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

function instruction({ page, theme }: RecipeContext, words: string, { x, w }: Column, isStep: boolean): PageText {
  const box = page.box(x, isStep ? 856 : 800, w - AIR, 104);
  return {
    ...LINE,
    role: isStep ? 'step' : 'feature',
    words,
    box,
    size: 36,
    least: 26,
    maxLines: 3,
    leading: 1.12,
    ink: theme.white,
  };
}
