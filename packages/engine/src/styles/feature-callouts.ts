import type { PageText } from '../compose/page.ts';
import { paintArch, paintGround, paintLine } from '../compose/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../compose/picture.ts';
import { pickPoints, pointOn } from '../compose/pick-points.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';
import { sizeIn, type Room } from '../compose/stand-product.ts';
import { LABEL, TITLE } from '../type/roles.ts';

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
};

/** The product in the middle, fine lines to real places on it, a label each. */
export const featureCallouts: Style = {
  id: 'feature_callouts',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const { room, middle, arch, places } = main.aspect > 1.2 ? WIDE : TALL;
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: middle.x, y: middle.y + sizeIn(main, room).h / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.08,
    });
    const { stand, layers } = placeProduct(stage, main, { ...room, middle }, ON_PAPER);
    const points = pickPoints(main, ZONES).map((point) => pointOn(stand, point));
    const labels = page.texts(places.map((place, i) => label(context, i, place)));
    const order = page.direction === 'rtl' ? [1, 0, 3, 2] : [0, 1, 2, 3];
    return {
      frame,
      layers: [
        paintGround(theme.counterTint),
        paintArch(arch, theme.white),
        ...layers,
        ...places.map((place, i) => pointer(context, place, points[order[i] ?? i] ?? stage.anchor)),
        ...labels,
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

function pointer({ page, theme }: RecipeContext, { x, y, w, h, end, over }: Place, to: UnitPoint): Layer {
  const line = over ? y - 12 : y + h + 12;
  const inner = page.point(end ? x - 8 : x + w + 8, line);
  const outer = page.point(end ? x + w : x, line);
  return paintLine([to, inner, outer], theme.accent, 2.2, 8);
}

function label({ page, words, theme }: RecipeContext, i: number, { x, y, w, h, end, over }: Place): PageText {
  return {
    ...LABEL,
    role: 'feature',
    words: words.features[i] ?? '',
    box: page.box(x, y, w, h),
    size: 36,
    align: end ? 'end' : 'start',
    stand: over ? 'top' : 'bottom',
    ink: theme.ink,
  };
}
