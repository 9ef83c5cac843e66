import { cropProduct } from '../stage/crop-product.ts';
import { drawDimension } from '../decor/draw-dimension.ts';
import type { PageText } from '../type/page.ts';
import { paintArch, paintGround, paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { aimCallout, shareOf } from '../stage/aim-callout.ts';
import { pickPoints, pointOn, type ProductPoint } from '../stage/pick-points.ts';
import { planCallouts, type Callout } from '../stage/plan-callouts.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { PAGE_LIGHT, stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Room, type Stand } from '../stage/stand-product.ts';
import { countColumns } from '../phrases/count-text.ts';
import { withoutEchoes } from '../phrases/without-echoes.ts';
import { towardsLight } from '../product/towards-light.ts';
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
/** The same where a width is measured under the product: no line leads through that one. */
const OVER_WIDTH: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2]];
/** Beside a line for the height: the far side first, and then what is left of the near one. */
const BESIDE_HEIGHT = [1, 3, 0, 2];
/** Room that a dimension line takes beside or under the product, units. */
const LINE_GAP = 34;
/** Of the line under a label that leads nowhere, units. */
const ROW_LINE = 64;
const UNDER = 46;
const MOST = 4;
/** Fewer labels than that are filled up, with lines of so many columns at most. */
const [ENOUGH, MOST_COLUMNS] = [3, 34];

/**
 * The product in the middle. A height and a width are dimension lines, what names a part leads to where such a part is, everything
 * else is a row of its own. Where nothing is said, two places seen up close.
 */
export const featureCallouts: Style = {
  id: 'feature_callouts',
  width: 4096,
  height: 4096,
  compose(given) {
    const context = { ...given, words: { ...given.words, features: labelsOf(given) } };
    const { main, frame, page, words, theme } = context;
    const layout = main.aspect > 1.2 ? WIDE : TALL;
    const said = words.features.slice(0, MOST).map((feature) => page.said(feature));
    const callouts = planCallouts(said, main, words.language);
    const measured = callouts.map(({ kind }) => kind);
    const { room, middle } = roomFor(layout, measured);
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: middle.x, y: middle.y + sizeIn(main, room).h / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.08,
      light: { ...PAGE_LIGHT, direction: towardsLight(main, ...PAGE_LIGHT.lean) },
    });
    const { stand, layers } = placeProduct(stage, main, { ...room, middle }, ON_PAPER);
    const hasLabels = callouts.length > 0;
    return {
      frame,
      layers: [
        paintGround(theme.counterTint),
        paintArch(layout.arch, theme.white),
        ...layers,
        ...(hasLabels ? labelled(context, layout, callouts, stand) : insets(context, layout, stand)),
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

/** Short lines besides where there are hardly any labels: one alone leaves the page empty. */
function labelsOf({ words: { features, benefits } }: RecipeContext): string[] {
  if (features.length === 0 || features.length >= ENOUGH) return features;
  const short = benefits.filter((line) => !features.includes(line) && countColumns(line) <= MOST_COLUMNS);
  const more = withoutEchoes([...features, ...short]);
  return [...features, ...short.filter((line) => more.includes(line))].slice(0, MOST);
}

/** A width under the product, and a height beside a wide one, need room. */
function roomFor({ room, middle }: Layout, kinds: readonly string[]): Pick<Layout, 'room' | 'middle'> {
  const under = kinds.includes('width') ? UNDER : 0;
  const beside = kinds.includes('height') ? 80 : 0;
  return {
    room: { height: room.height - under, maxWidth: room.maxWidth - (room.maxWidth > 500 ? beside : 0) },
    middle: { x: middle.x, y: middle.y - under / 2 },
  };
}

/** Labels in their places: what leads somewhere takes the place nearest to it. */
function labelled(context: RecipeContext, layout: Layout, callouts: readonly Callout[], stand: Stand): Layer[] {
  const { main, page } = context;
  const isTall = layout === TALL;
  const hasHeight = callouts.some(({ kind }) => kind === 'height');
  const others = callouts.flatMap((callout, i) =>
    callout.kind === 'height' || callout.kind === 'width' ? [] : [{ callout, i }],
  );
  const hasWidth = callouts.some(({ kind }) => kind === 'width');
  const taken = (isTall && hasWidth ? OVER_WIDTH : TAKEN)[others.length]!;
  const free = [...(hasHeight && isTall ? BESIDE_HEIGHT : taken)].slice(0, others.length);
  const pointed = others.flatMap(({ callout, i }) => {
    const to = aimCallout(main, stand, callout, context.words.features[i]!);
    return to === null ? [] : [{ i, to }];
  });
  const places = new Map<number, { at: number; to: UnitPoint | null }>();
  for (const { i, to } of pointed) {
    const at = nearest(free, to, context, layout);
    free.splice(free.indexOf(at), 1);
    places.set(i, { at, to });
  }
  for (const { i } of others) if (!places.has(i)) places.set(i, { at: free.shift() ?? 0, to: null });
  const placed = [...places].toSorted(([one], [other]) => one - other);
  return [
    ...placed.map(([i, { at, to }]) => ({
      ...pointer(context, layout.places[at]!, to),
      callout: {
        label: context.words.features[i]!,
        from: innerEnd(context, layout.places[at]!),
        to: to && shareOf(stand, to),
      },
    })),
    ...page.texts(placed.map(([i, { at }]) => label(context, context.words.features[i]!, layout.places[at]!))),
    ...callouts.flatMap(({ kind }, i) =>
      kind === 'height' || kind === 'width' ? measure(context, kind, context.words.features[i]!, stand, isTall) : [],
    ),
  ];
}

function nearest(free: readonly number[], to: UnitPoint, { page }: RecipeContext, { places }: Layout): number {
  const away = (at: number): number => {
    const { x, y, w, h } = places[at]!;
    const middle = page.point(x + w / 2, y + h / 2);
    return Math.hypot(middle.x - to.x, middle.y - to.y);
  };
  return free.reduce((one, other) => (away(other) < away(one) ? other : one), free[0] ?? 0);
}

/** A height beside the product, a width under it. */
function measure(
  { page, theme }: RecipeContext,
  side: 'height' | 'width',
  words: string,
  stand: Stand,
  isTall: boolean,
): Layer[] {
  const { x, y, w, h } = stand.visible;
  const start = page.direction === 'rtl' ? page.frame.width - x - w : x;
  const look = { words, color: theme.accent, ink: theme.ink, role: 'feature' as const };
  if (side === 'height') {
    const at = page.point(start - LINE_GAP, 0).x;
    const box = page.box(40, y + h / 2 - 60, start - LINE_GAP - 62, 120);
    const size = isTall ? 36 : 30;
    return drawDimension(page, {
      ...look,
      size,
      lines: 2,
      box,
      align: 'end',
      from: { x: at, y },
      to: { x: at, y: y + h },
    });
  }
  const at = y + h + LINE_GAP;
  const box = page.box(Math.max(40, start + w / 2 - 220), at + 8, 440, 52);
  return drawDimension(page, {
    ...look,
    size: 36,
    lines: 1,
    box,
    align: 'centre',
    from: { x, y: at },
    to: { x: x + w, y: at },
  });
}

/** Nothing is said: places seen up close. */
function insets(context: RecipeContext, { places, insets: taken }: Layout, stand: Stand): Layer[] {
  const { main, page } = context;
  const picked = pickPoints(main, ZONES);
  const order = page.direction === 'rtl' ? [1, 0, 3, 2] : [0, 1, 2, 3];
  return taken.flatMap((at) => {
    const focus = picked[order[at]!]!;
    return [pointer(context, places[at]!, pointOn(stand, focus)), inset(context, places[at]!, focus)];
  });
}

/** A line at the label, and on to what it tells of where that has a place. */
function pointer(context: RecipeContext, place: Place, to: UnitPoint | null): Layer {
  const { page, theme } = context;
  const { x, y, w, h, end, over } = place;
  const line = over ? y - 12 : y + h + 12;
  const outer = page.point(end ? x + w : x, line);
  if (to === null)
    return paintLine([page.point(end ? x + w - ROW_LINE : x + ROW_LINE, line), outer], theme.accent, 2.2);
  return paintLine([to, innerEnd(context, place), outer], theme.accent, 2.2, 8);
}

/** Where the line leaves its label. */
const innerEnd = ({ page }: RecipeContext, { x, y, w, h, end, over }: Place): UnitPoint =>
  page.point(end ? x - 8 : x + w + 8, over ? y - 12 : y + h + 12);

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
