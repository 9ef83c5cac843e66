import { cropProduct, middleOf } from '../compose/crop-product.ts';
import { columnsOf } from '../compose/columns.ts';
import type { PageText } from '../compose/page.ts';
import { paintDisc, paintGround } from '../compose/paint-shape.ts';
import type { Layer, UnitBox } from '../compose/picture.ts';
import { placeInWindow } from '../compose/place-in-window.ts';
import { pickPoints } from '../compose/pick-points.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';

/** Kept free between one caption and the next, beside the gap of the columns. */
const AIR = 14;

/** Three numbered steps; further uploads show them where there are some. */
export const stepByStep: Style = {
  id: 'step_by_step',
  width: 4096,
  height: 4096,
  photos: 3,
  compose(context) {
    const { frame, page, words, theme } = context;
    const boxes = columnsOf(words.steps.length).map(({ x, w }) => page.box(x, 236, w, 540));
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        page.text({
          ...TITLE,
          words: words.labels.stepByStep,
          box: page.box(64, 62, 872, 90),
          size: 72,
          least: 44,
          maxLines: 1,
          ink: theme.ink,
        }),
        ...(words.name
          ? [
              page.text({
                ...LINE,
                words: words.name,
                box: page.box(66, 152, 872, 50),
                size: 32,
                maxLines: 1,
                ink: theme.muted,
              }),
            ]
          : []),
        ...boxes.flatMap((box, i) => card(context, i, box)),
        ...page.texts(boxes.map((box, i) => caption(context, words.steps[i] ?? '', box))),
      ],
      grain: 1,
    };
  },
};

function card(context: RecipeContext, i: number, box: UnitBox): Layer[] {
  const { page, theme } = context;
  const x = page.direction === 'rtl' ? box.x + box.w - 50 : box.x + 50;
  return [
    ...view(context, i, box),
    paintDisc({ x, y: 286 }, 32, theme.ink),
    page.text({
      ...LABEL,
      words: page.number(i + 1),
      box: { x: x - 32, y: 254, w: 64, h: 64 },
      weight: 700,
      size: 34,
      maxLines: 1,
      align: 'centre',
      stand: 'middle',
      ink: theme.white,
      overProduct: true,
    }),
  ];
}

function caption({ page, theme }: RecipeContext, words: string, { x, w }: UnitBox): PageText {
  return {
    ...LABEL,
    role: 'step',
    words,
    box: { x: page.direction === 'rtl' ? x + AIR : x, y: 800, w: w - AIR, h: 150 },
    size: 40,
    ink: theme.ink,
  };
}

/** Another upload for each step; else the whole product, nearer, and one of its details. */
function view({ products, main, frame, theme }: RecipeContext, i: number, box: UnitBox): Layer[] {
  const ground = [theme.tint, theme.soft, theme.counterTint][i] ?? theme.tint;
  const other = products[i];
  if (other) return placeInWindow(frame, other, box, 26, ground);
  const [near, detail] = pickPoints(
    main,
    [
      { left: 0.2, top: 0.05, right: 0.8, bottom: 0.45 },
      { left: 0.2, top: 0.45, right: 0.8, bottom: 0.8 },
    ],
    0.54,
  );
  const focus = (i === 1 ? near : detail) ?? middleOf(main);
  return [cropProduct(main, { box, radius: 26, ground, focus, span: i === 1 ? 0.84 : 0.54 })];
}
