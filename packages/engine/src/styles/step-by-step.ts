import { cropProduct, middleOf } from '../compose/crop-product.ts';
import { paintDisc, paintGround } from '../compose/paint-shape.ts';
import type { Layer, UnitBox } from '../compose/picture.ts';
import { placeInWindow } from '../compose/place-in-window.ts';
import { pickPoints } from '../compose/pick-points.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { LABEL, LINE, TITLE } from '../type/roles.ts';

/** Three numbered steps; further uploads show them where there are some. */
export const stepByStep: Style = {
  id: 'step_by_step',
  width: 4096,
  height: 4096,
  compose(context) {
    const { frame, page, words, theme } = context;
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
        ...words.steps.flatMap((step, i) => card(context, step, i)),
      ],
      grain: 1,
    };
  },
};

function card(context: RecipeContext, step: string, i: number): Layer[] {
  const { page, theme } = context;
  const x = 64 + i * 298;
  const box = page.box(x, 236, 276, 540);
  return [
    ...view(context, i, box),
    paintDisc(page.point(x + 50, 286), 32, theme.ink),
    page.text({
      ...LABEL,
      words: page.number(i + 1),
      box: page.box(x + 18, 254, 64, 64),
      weight: 700,
      size: 34,
      maxLines: 1,
      align: 'centre',
      stand: 'middle',
      ink: theme.white,
      overProduct: true,
    }),
    page.text({
      ...LABEL,
      words: step,
      box: page.box(x, 800, 276, 150),
      size: 40,
      maxLines: 3,
      ink: theme.ink,
    }),
  ];
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
