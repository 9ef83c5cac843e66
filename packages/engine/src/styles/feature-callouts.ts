import { cropProduct } from '../compose/crop-product.ts';
import type { PageText } from '../compose/page.ts';
import { paintArch, paintGround, paintLine } from '../compose/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../compose/picture.ts';
import { pickPoints, pointOn, type ProductPoint } from '../compose/pick-points.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { sizeIn, type Room } from '../compose/stand-product.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** Of a round window, units; and the share of the product's longer side that it shows. */
const INSET_RADIUS = 104;
const LOW_INSET_RADIUS = 92;
const INSET_SPAN = 0.26;

const ZONES = [
  { left: 0.05, top: 0.02, right: 0.5, bottom: 0.35 },
  { left: 0.5, top: 0.15, right: 0.95, bottom: 0.45 },
  { left: 0.05, top: 0.5, right: 0.5, bottom: 0.8 },
  { left: 0.5, top: 0.62, right: 0.95, bottom: 0.97 },
];

/** A label's box, its words at the start or the end of the line, the line under or over them. */
interface Place extends UnitBox {
  end: boolean;
  over: boolean;
}

/** Where things stand: labels on both sides of a tall product, above and below a wide one. */
interface Layout {
  room: Room;
  middle: UnitPoint;
  arch: UnitBox;
  places: readonly Place[];
  /** Those that round windows take where there are no labels. */
  insets: readonly number[];
}

const SIDE = { w: 220, h: 110, over: false };
const TALL: Layout = {
  room: { height: 620, maxWidth: 424 },
  middle: { x: 500, y: 590 },
  arch: { x: 274, y: 206, w: 452, h: 794 },
  places: [
    { ...SIDE, x: 64, y: 300, end: false },
    { ...SIDE, x: 716, y: 396, end: true },
    { ...SIDE, x: 64, y: 600, end: false },
    { ...SIDE, x: 716, y: 696, end: true },
  ],
  insets: [0, 3],
};
const ROW = { w: 300, h: 84 };
const WIDE: Layout = {
  room: { height: 390, maxWidth: 620 },
  middle: { x: 500, y: 590 },
  arch: { x: 130, y: 370, w: 740, h: 630 },
  places: [
    { ...ROW, x: 64, y: 224, end: false, over: false },
    { ...ROW, x: 636, y: 224, end: true, over: false },
    { ...ROW, x: 64, y: 872, end: false, over: true },
    { ...ROW, x: 636, y: 872, end: true, over: true },
  ],
  insets: [2, 3],
};

/** Which places so many labels take: two stand across from each other. */
const TAKEN: readonly (readonly number[])[] = [[], [0], [0, 3], [0, 1, 2], [0, 1, 2, 3]];

/** The product in the middle, fine lines to real places on it, a label each; where nothing is said, two places seen up close. */
export const featureCallouts: Style = {
  id: 'feature_callouts',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const { room, middle, arch, places, insets } = main.aspect > 1.2 ? WIDE : TALL;
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: middle.x, y: middle.y + sizeIn(main, room).h / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.08,
    });
    const { stand, layers } = placeProduct(stage, main, { ...room, middle }, ON_PAPER);
    const picked = pickPoints(main, ZONES);
    const hasLabels = words.features.length > 0;
    const taken = hasLabels ? TAKEN[Math.min(4, words.features.length)]! : insets;
    const labels = page.texts(hasLabels ? taken.map((at, i) => label(context, words.features[i]!, places[at]!)) : []);
    const order = page.direction === 'rtl' ? [1, 0, 3, 2] : [0, 1, 2, 3];
    const pointAt = (at: number): UnitPoint => pointOn(stand, picked[order[at]!]!);
    return {
      frame,
      layers: [
        paintGround(theme.counterTint),
        paintArch(arch, theme.white),
        ...layers,
        ...taken.map((at) => pointer(context, places[at]!, pointAt(at))),
        ...labels,
        ...(hasLabels ? [] : taken.map((at) => inset(context, places[at]!, picked[order[at]!]!))),
        page.text({
          ...TITLE,
          words: words.name ?? (hasLabels ? words.labels.features : ''),
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

function pointer({ page, theme }: RecipeContext, { x, y, w, h, end, over }: Place, to: UnitPoint): Layer {
  const line = over ? y - 12 : y + h + 12;
  const inner = page.point(end ? x - 8 : x + w + 8, line);
  const outer = page.point(end ? x + w : x, line);
  return paintLine([to, inner, outer], theme.accent, 2.2, 8);
}

/** What a label would tell of, seen through a round window on its line, or at the line's end where it runs low. */
function inset({ main, page, theme }: RecipeContext, { x, y, w, h, end, over }: Place, focus: ProductPoint): Layer {
  const radius = over ? LOW_INSET_RADIUS : INSET_RADIUS;
  const side = 2 * radius;
  const box = page.box(end ? x + w - side : x, over ? y - 12 - radius : y + h + 12 - side, side, side);
  return cropProduct(main, { box, radius, ground: theme.white, focus, span: INSET_SPAN });
}

function label({ page, theme }: RecipeContext, words: string, { x, y, w, h, end, over }: Place): PageText {
  return {
    ...LABEL,
    role: 'feature',
    words,
    box: page.box(x, y, w, h),
    size: 36,
    align: end ? 'end' : 'start',
    stand: over ? 'top' : 'bottom',
    ink: theme.ink,
  };
}
