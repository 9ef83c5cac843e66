import { paintArch, paintGround, paintLine } from '../compose/paint-shape.ts';
import type { Layer, UnitPoint } from '../compose/picture.ts';
import { pickPoints, pointOn } from '../compose/pick-points.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { sizeIn } from '../compose/stand-product.ts';
import { LABEL, TITLE } from '../type/roles.ts';

const ROOM = { height: 620, maxWidth: 424 };

const ZONES = [
  { left: 0.05, top: 0.02, right: 0.5, bottom: 0.35 },
  { left: 0.5, top: 0.15, right: 0.95, bottom: 0.45 },
  { left: 0.05, top: 0.5, right: 0.5, bottom: 0.8 },
  { left: 0.5, top: 0.62, right: 0.95, bottom: 0.97 },
];
/** Where the labels stand: at the outer margin, two a side. */
const LABELS = [
  { x: 64, y: 300, end: false },
  { x: 716, y: 396, end: true },
  { x: 64, y: 600, end: false },
  { x: 716, y: 696, end: true },
];

/** The product in the middle, fine lines to real places on it, a label each. */
export const featureCallouts: Style = {
  id: 'feature_callouts',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: 500, y: 590 + sizeIn(main, ROOM).h / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.08,
    });
    const { stand, layers } = placeProduct(stage, main, { ...ROOM, middle: { x: 500, y: 590 } }, ON_PAPER);
    const points = pickPoints(main, ZONES).map((point) => pointOn(stand, point));
    const places = page.direction === 'rtl' ? [1, 0, 3, 2] : [0, 1, 2, 3];
    return {
      frame,
      layers: [
        paintGround(theme.counterTint),
        paintArch({ x: 274, y: 206, w: 452, h: 794 }, theme.white),
        ...layers,
        ...LABELS.flatMap((label, i) => callout(context, i, label, points[places[i] ?? i] ?? stage.anchor)),
        page.text({
          ...TITLE,
          words: words.name ?? words.labels.features,
          box: page.box(90, 58, 820, 120),
          size: 66,
          align: 'centre',
          stand: 'middle',
          ink: theme.ink,
        }),
      ],
      grain: 1.2,
    };
  },
};

function callout(
  { page, words, theme }: RecipeContext,
  i: number,
  { x, y, end }: (typeof LABELS)[number],
  to: UnitPoint,
): Layer[] {
  const box = page.box(x, y, 220, 110);
  const inner = page.point(end ? x - 8 : x + 228, y + 122);
  const outer = page.point(end ? x + 220 : x, y + 122);
  return [
    paintLine([to, inner, outer], theme.accent, 2.2, 8),
    page.text({
      ...LABEL,
      words: words.features[i] ?? '',
      box,
      size: 36,
      align: end ? 'end' : 'start',
      stand: 'bottom',
      ink: theme.ink,
    }),
  ];
}
