import { cropProduct } from '../stage/crop-product.ts';
import { drawCards } from '../decor/draw-cards.ts';
import { drawStrip } from '../decor/draw-strip.ts';
import { measureStand } from '../decor/measure-stand.ts';
import type { PageText } from '../type/page.ts';
import { shadeInArch } from '../page/clip-layers.ts';
import { paintArch, paintBox, paintBackground, paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { aimCallout, leadsSomewhere, shareOf } from '../stage/aim-callout.ts';
import { aimWindows } from '../stage/aim-windows.ts';
import { planCallouts, type Callout } from '../stage/plan-callouts.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import { shortestLines } from '../stage/shortest-lines.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { PAGE_LIGHT, stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Room, type Stand } from '../stage/stand-product.ts';
import { countColumns } from '../phrases/count-text.ts';
import { withoutEchoes } from '../phrases/without-echoes.ts';
import { towardsLight } from '../product/towards-light.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** Radius of a round window, units, and the share of the product's longer side that it shows. */
const INSET_RADIUS = 104;
const LOW_INSET_RADIUS = 124;
const INSET_SPAN = 0.26;

const ZONES = [
  { left: 0.05, top: 0.02, right: 0.5, bottom: 0.35 },
  { left: 0.5, top: 0.15, right: 0.95, bottom: 0.45 },
  { left: 0.05, top: 0.5, right: 0.5, bottom: 0.8 },
  { left: 0.5, top: 0.62, right: 0.95, bottom: 0.97 },
];

/** A label's box: whether its words are aligned to the line's start or end, and whether the line runs above or below them. */
interface Place extends UnitBox {
  end: boolean;
  over: boolean;
}

/** The labels sorted: dimension lines, labels with a line to the product, and labels without a place on it. */
interface Sorted {
  measured: Callout[];
  pointed: Callout[];
  /** In the band below the product. */
  rows: string[];
  /** On cards beside the product. */
  cards: string[];
}

/** The layout: labels on both sides of a tall product, above a wide one; facts without a place go below. */
interface Layout {
  isWide: boolean;
  room: Room;
  middle: UnitPoint;
  arch: UnitBox;
  places: readonly Place[];
  /** Upper edge of the band of facts without a place; the page's lower edge if there is none. */
  band: number;
}

const CENTRED = { align: 'centre', stand: 'middle' } as const;
const WIDE = 1.2;
/** The same without labels beside the product. */
const BROAD = 0.85;
const SIDE = { w: 212, h: 110, over: false };
const ROW = { w: 340, h: 84 };
const [LEFT, RIGHT] = [64, 936];
/** Upper edge of the space below a title, and without one. */
const [BELOW_TITLE, WITHOUT_TITLE] = [200, 70];
/** Upper edge of the band, and of its lines. */
const [BAND, STRIP] = [790, 826];
/** Places for labels: all; beside a height line, the far side only for up to two labels; above a wide product that has a band below it. */
const [ALL_PLACES, FAR_SIDE, ABOVE] = [
  [0, 1, 2, 3],
  [1, 3],
  [0, 1],
];
/** Space that a dimension line takes below the product, units. */
const UNDER = 80;
/** Most labels beside dimension lines; a wide product with a band gets two with lines. */
const [MOST, MOST_ABOVE] = [4, 2];
/** Maximum columns of a line that is set as a label. */
const MOST_COLUMNS = 34;
const LEAST_CARDS = 2;
/** Columns of a word that does not fit into a quarter of the page. */
const LONG_WORD = 13;

/**
 * The product in the middle. A height and a width become dimension lines, the name of a visible part gets a line to it, the rest goes into a
 * band below. If no label has a line, the facts stand on cards beside a tall product; if nothing is stated, two details are shown enlarged.
 */
export const featureCallouts: Style = {
  id: 'feature_callouts',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const all = sortLabels(context);
    const hasLabels = all.measured.length + all.pointed.length + all.rows.length > 0;
    const title = words.name ?? (hasLabels ? words.labels.features : '');
    const isWide = main.aspect > (all.measured.length + all.pointed.length === 0 ? BROAD : WIDE);
    const sorted = onCards(all, isWide);
    const layout = layOut(sorted, isWide, page.said(title) !== '');
    const { room, middle, band } = layout;
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: middle.x, y: middle.y + sizeIn(main, room).h / 2 },
      pitchDeg: main.pitchDeg,
      falloff: 0.08,
      light: { ...PAGE_LIGHT, direction: towardsLight(main, ...PAGE_LIGHT.lean) },
    });
    const { stand, layers } = placeProduct(stage, main, { ...room, middle, edge: band }, ON_PAPER);
    const { rows } = sorted;
    return {
      frame,
      layers: [
        paintBackground(theme.counterTint),
        paintArch(layout.arch, theme.white),
        ...shadeInArch(layers, layout.arch),
        ...(rows.length > 0 ? [paintBox({ x: 0, y: band, w: 1000, h: 1000 - band }, theme.white)] : []),
        ...labelled(context, layout, sorted, stand),
        ...drawCards(
          { page, theme, language: words.language },
          { lines: sorted.cards, role: 'feature', between: layout.arch, markSign: pullable },
        ),
        ...drawStrip(
          { page, theme, language: words.language },
          { lines: rows, role: 'feature', top: STRIP, height: 160, markSign: pullable },
        ),
        page.text({ ...TITLE, words: title, box: page.box(90, 58, 820, 120), size: 66, ...CENTRED, ink: theme.ink }),
      ],
      grain: 1.2,
    };
  },
};

/** Short labels, and lines that are short enough; labels with a line first, bare figures last. */
function sortLabels({ main, page, words }: RecipeContext): Sorted {
  const short = words.benefits.filter((line) => !words.features.includes(line) && countColumns(line) <= MOST_COLUMNS);
  const kept = withoutEchoes([...words.features, ...short]);
  const labels = [...words.features, ...short.filter((line) => kept.includes(line))];
  const said = labels.map((label) => page.said(label));
  const planned = planCallouts(said, main, words.language).map((callout, i) =>
    Object.assign({}, callout, { words: labels[i]! }),
  );
  const measured = planned.filter(({ kind }) => kind === 'height' || kind === 'width');
  const unmeasured = planned.filter(({ kind }) => kind === 'place' || kind === 'row');
  const leading = unmeasured.filter((callout) => leadsSomewhere(main, callout, callout.words));
  const others = unmeasured.filter((callout) => !leading.includes(callout)).map((callout) => callout.words);
  const telling = others.toSorted((one, other) => Number(isFigure(one)) - Number(isFigure(other)));
  const isAbove = main.aspect > WIDE && leading.length + others.length > MOST_ABOVE;
  const pointed = leading.slice(0, isAbove ? MOST_ABOVE : MOST);
  const left = leading.slice(pointed.length).map((callout) => callout.words);
  return { measured, pointed, cards: [], rows: inBand([...left, ...telling].slice(0, MOST - pointed.length)) };
}

/** If no label has a line, two or more facts go on cards on both sides of a tall product without a height line. */
function onCards(sorted: Sorted, isWide: boolean): Sorted {
  const hasHeight = sorted.measured.some(({ kind }) => kind === 'height');
  const isInBand = isWide || hasHeight || sorted.pointed.length > 0 || sorted.rows.length < LEAST_CARDS;
  return isInBand ? sorted : { ...sorted, cards: sorted.rows, rows: [] };
}

/** The seller may drag a line from a label in the band to the part that it describes. */
const pullable = (label: string, from: UnitPoint): Pick<Layer, 'callout'> => ({ callout: { label, from, to: null } });

/** One row fewer if a column of four would break a long word. */
function inBand(rows: readonly string[]): string[] {
  const isLong = rows.some((line) => line.split(/\s/u).some((word) => countColumns(word) > LONG_WORD));
  return rows.slice(0, isLong ? MOST - 1 : MOST);
}

/** Whether a label is little more than a figure with its unit. */
const isFigure = (label: string): boolean => /\p{N}/u.test(label) && countColumns(label) < 16;

function layOut({ measured, pointed, rows, cards }: Sorted, isWide: boolean, hasTitle: boolean): Layout {
  const band = rows.length > 0 ? BAND : 1000;
  const kinds = measured.map(({ kind }) => kind);
  const top = hasTitle ? BELOW_TITLE : WITHOUT_TITLE;
  const isSilent = pointed.length + kinds.length === 0;
  const above = isWide && pointed.length > 0 ? 120 : 20;
  const below = isWide && isSilent && rows.length === 0 ? 260 : kinds.includes('width') ? UNDER : 30;
  const [head, foot] = [top + above, Math.min(band, 950) - below];
  const beside = isWide ? (isSilent ? 720 : 800) : pointed.length > 0 || isSilent || cards.length > 0 ? 400 : 560;
  const maxWidth = kinds.includes('height') ? Math.min(beside, isWide ? 620 : 400) : beside;
  const arch = isWide ? { x: 100, w: 800 } : { x: 274, w: 452 };
  return {
    isWide,
    band,
    room: { height: foot - head, maxWidth },
    middle: { x: 500, y: (head + foot) / 2 },
    arch: { ...arch, y: top, h: band - top },
    places: isWide ? placesAround(top) : placesBeside(head, foot),
  };
}

/** Alternately left and right of a tall product, from the top. */
function placesBeside(head: number, foot: number): Place[] {
  const step = (foot - head - SIDE.h) / 5;
  return [0.7, 1.7, 3.2, 4.2].map((steps, i) => {
    const end = i % 2 === 1;
    return Object.assign({}, SIDE, { x: end ? RIGHT - SIDE.w : LEFT, y: head + steps * step, end });
  });
}

/** Above a wide product, and below it if there is no band. */
function placesAround(top: number): Place[] {
  return [0, 1, 2, 3].map((i) => {
    const [end, over] = [i % 2 === 1, i > 1];
    return Object.assign({}, ROW, { x: end ? RIGHT - ROW.w : LEFT, y: over ? 872 : top, end, over });
  });
}

/** Dimension lines and labels with lines, each in the place nearest to its part; round windows if there are none. */
function labelled(context: RecipeContext, layout: Layout, sorted: Sorted, stand: Stand): Layer[] {
  const { main, page } = context;
  const { measured, pointed, rows, cards } = sorted;
  if (measured.length + pointed.length + rows.length + cards.length === 0) return insets(context, layout, stand);
  const hasHeight = measured.some(({ kind }) => kind === 'height');
  const isBeside = hasHeight && !layout.isWide && pointed.length <= FAR_SIDE.length;
  const free = isBeside ? FAR_SIDE : layout.isWide && rows.length > 0 ? ABOVE : ALL_PLACES;
  const aimed = pointed.flatMap((callout) => {
    const to = aimCallout(main, stand, callout, callout.words);
    return to === null ? [] : [{ words: callout.words, to }];
  });
  // Chosen among all free places: the label of a handle on the right stands there, and no line crosses the product.
  const places = free.map((at) => layout.places[at]!);
  const shortest = shortestLines(
    aimed.map(({ to }) => to),
    places.map((place) => innerEnd(context, place)),
  );
  const placed = aimed.map(({ words, to }, i) => ({ words, to, place: places[shortest[i]!]! }));
  return [
    ...placed.map(({ words, place, to }) => ({
      ...pointer(context, place, to),
      callout: { label: words, from: innerEnd(context, place), to: shareOf(stand, to) },
    })),
    ...page.texts(placed.map(({ words, place }) => label(context, words, place))),
    ...measured.flatMap(({ kind, words }) =>
      kind === 'height' || kind === 'width'
        ? measureStand(context, { side: kind, words, isTall: !layout.isWide }, stand)
        : [],
    ),
  ];
}

/** No label has a line: details shown enlarged. */
function insets(context: RecipeContext, { places, isWide }: Layout, stand: Stand): Layer[] {
  const { main, page, theme } = context;
  const shown = isWide ? [2, 3] : [0, 3];
  const order = page.direction === 'rtl' ? [1, 0, 3, 2] : [0, 1, 2, 3];
  const zones = shown.map((at) => ZONES[order[at]!]!);
  const middles = shown.map((at) => middleOf(context, places[at]!));
  return aimWindows(main, stand, zones, middles, INSET_SPAN).flatMap(({ focus, from, window }) => {
    const ground = places[shown[window]!]!.over ? theme.soft : theme.white;
    const { x, y, w, h } = windowIn(places[shown[window]!]!);
    const detail = cropProduct(main, { box: page.box(x, y, w, h), radius: w / 2, ground, focus, span: INSET_SPAN });
    return [paintLine([from, middles[window]!], theme.accent, 2.2, 8), detail];
  });
}

/** A line below or above the label, continued to the part it describes. */
function pointer(context: RecipeContext, place: Place, to: UnitPoint): Layer {
  const { page, theme } = context;
  const { x, y, w, h, end, over } = place;
  const outer = page.point(end ? x + w : x, over ? y - 12 : y + h + 12);
  return paintLine([to, innerEnd(context, place), outer], theme.accent, 2.2, 8);
}

/** The middle of the window at a label's place: a line is drawn to it, and the window hides that end. */
function middleOf({ page }: RecipeContext, place: Place): UnitPoint {
  const { x, y, w, h } = windowIn(place);
  return page.point(x + w / 2, y + h / 2);
}

/** Where the line leaves its label. */
const innerEnd = ({ page }: RecipeContext, { x, y, w, h, end, over }: Place): UnitPoint =>
  page.point(end ? x - 8 : x + w + 8, over ? y - 12 : y + h + 12);

function windowIn({ x, y, w, h, end, over }: Place): UnitBox {
  const radius = over ? LOW_INSET_RADIUS : INSET_RADIUS;
  const side = 2 * radius;
  return { x: end ? x + w - side : x, y: over ? y - 12 - radius : y + h + 12 - side, w: side, h: side };
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
