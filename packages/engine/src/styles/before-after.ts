import { clipLayers } from '../page/clip-layers.ts';
import { drawPill } from '../decor/draw-pill.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import type { Page } from '../type/page.ts';
import { paintBox, paintGround, paintSoftShadow } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { IN_SET, ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { framePhoto, showPhoto, type FramedPhoto } from '../decor/show-photo.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet } from '../stage/stage-set.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { type Room, sizeIn, type StandWish } from '../stage/stand-product.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';

/** How the picture is shared: what of it the photo fills, what the result fills, and the line between. */
interface Halves {
  before: UnitBox;
  after: UnitBox;
  seam: UnitBox;
  /** Both show one and the same page, each its part of it, and the photo fills this: the seam runs through the product. Null: each shows all. */
  split: UnitBox | null;
}

const SEAM = 6;
const BESIDE: Halves = {
  before: { x: 0, y: 0, w: 500, h: 1000 },
  after: { x: 500, y: 0, w: 500, h: 1000 },
  seam: { x: 500 - SEAM / 2, y: 0, w: SEAM, h: 1000 },
  split: null,
};
const BELOW: Halves = {
  before: { x: 0, y: 0, w: 1000, h: 500 },
  after: { x: 0, y: 500, w: 1000, h: 500 },
  seam: { x: 0, y: 500 - SEAM / 2, w: 1000, h: SEAM },
  split: null,
};
const SPLIT: Halves = { ...BESIDE, split: { x: 0, y: 0, w: 1000, h: 1000 } };
/** Shares of a window that the product takes at most, and at least where the photo allows it. */
const [MOST, LEAST] = [0.96, 0.5];
const WHOLE: UnitBox = { x: 0, y: 0, w: 1000, h: 1000 };
/** Longer side of a page by its shorter up to which the photo, whole, leaves the result a part beside it in which the product has room. */
const NARROW = 0.5;

/**
 * The photo as it was uploaded, and the result: two halves from edge to edge, the product as large and in the same place. What fills its photo has no
 * room in a half: the result has the whole page then, and the photo is a print in its corner.
 */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  async compose(context) {
    const isFromRight = context.page.direction === 'rtl';
    const halves = chooseHalves(context.main);
    const layers = halves
      ? await showHalves(context, mirrored(halves, isFromRight))
      : await showPrint(context, isFromRight);
    return { frame: context.frame, layers, grain: 0.8 };
  },
};

async function showHalves(context: RecipeContext, { before, after, seam, split }: Halves): Promise<Layer[]> {
  const { main, page, words, theme } = context;
  const shown = split ?? before;
  const framed = framePhoto(main.product, { box: shown, scale: scaleIn(main, shown), at: middleOf(shown) });
  const by = split ? { x: 0, y: 0 } : moveOf(framed, before, after);
  const window = split ? WHOLE : after;
  const middle = { x: framed.middle.x + by.x - window.x, y: framed.middle.y + by.y - window.y };
  const height = sizeOf(main).h * (framed.box.w / main.product.photo.width);
  const shownAfter = await result(context, window, { height, maxWidth: Infinity, middle, edge: null });
  // Half a product is no place to measure the product's pixels at.
  const moved = split ? unmarkLayers(clipLayers(shownAfter, after, 0)) : insetLayers(shownAfter, after);
  const product = visibleBox(main, framed);
  const inAfter = { ...product, x: product.x + by.x, y: product.y + by.y };
  return [
    paintGround(theme.paper),
    ...moved,
    ...clipLayers([showPhoto(main.product, framed)], before, 0),
    paintBox(seam, theme.white),
    ...labelled(context, () => [
      ...cornerPill(page, words.labels.before, before, [product], INK, theme.white),
      ...cornerPill(page, words.labels.after, after, [inAfter], theme.accent, theme.white),
    ]),
  ];
}

/** Where nothing was said nothing is printed, these two labels too; what is never set on the page is not offered to be edited. */
const labelled = ({ words }: RecipeContext, draw: () => Layer[]): Layer[] => (words.headline === '' ? [] : draw());

/** From the page's edges to the print, between the print and the product, and where the product stands at most: units. */
const [EDGE, BESIDE_PRINT, FOOT] = [44, 36, 944];
/** Longest sides of a print, its white rim, and the blur and strength of its shadow. */
const [MOST_PRINT, RIM] = [{ w: 430, h: 350 }, 10];
const PRINT_SHADOW = { blur: 16, opacity: 0.3 };
/** Share of the room that is left over which is under the product, and not over it. */
const UNDER = 0.4;

/** The whole photo on paper in a corner, and the result as large as it can be beside or under it. */
async function showPrint(context: RecipeContext, isFromRight: boolean): Promise<Layer[]> {
  const { main, page, words, theme } = context;
  const { photo } = main.product;
  const scale = Math.min(MOST_PRINT.w / photo.width, MOST_PRINT.h / photo.height);
  const [w, h] = [photo.width * scale, photo.height * scale];
  const box = { x: isFromRight ? 1000 - EDGE - w : EDGE, y: EDGE, w, h };
  const framed = framePhoto(main.product, { box, scale, at: middleOf(box) });
  const wish = placeBy(main, box, isFromRight);
  const { w: wide, h: high } = sizeIn(main, wish);
  const product = { x: wish.middle.x - wide / 2, y: wish.middle.y - high / 2, w: wide, h: high };
  const paper = { x: box.x - RIM, y: box.y - RIM, w: w + 2 * RIM, h: h + 2 * RIM };
  return [
    ...(await result(context, WHOLE, wish)),
    paintSoftShadow({ ...paper, y: paper.y + 8 }, 2, PRINT_SHADOW.blur, PRINT_SHADOW.opacity),
    paintBox(paper, '#fdfcfa', 2),
    showPhoto(main.product, framed),
    ...labelled(context, () => [
      ...cornerPill(page, words.labels.before, box, [visibleBox(main, framed)], INK, theme.white),
      ...cornerPill(page, words.labels.after, WHOLE, [product, paper], theme.accent, theme.white),
    ]),
  ];
}

/** Beside the print or under it, whichever shows the product larger. */
function placeBy(main: PreparedProduct, { x, y, w, h }: UnitBox, isFromRight: boolean): Room & { middle: UnitPoint } {
  const under = { height: FOOT - y - h - BESIDE_PRINT, maxWidth: 1000 - 2 * EDGE };
  const beside = { height: FOOT - EDGE, maxWidth: 1000 - w - 2 * EDGE - BESIDE_PRINT };
  const isUnder = sizeIn(main, under).h > sizeIn(main, beside).h;
  const room = isUnder ? under : beside;
  const middle = { x: 500, y: FOOT - UNDER * (room.height - sizeIn(main, room).h) - sizeIn(main, room).h / 2 };
  if (isUnder) return { ...room, middle };
  const away = BESIDE_PRINT + room.maxWidth / 2;
  return { ...room, middle: { ...middle, x: isFromRight ? x - away : x + w + away } };
}

/** The visible product where the photo shows it, units. */
function visibleBox(main: PreparedProduct, { box }: FramedPhoto): UnitBox {
  const { photo, box: found } = main.product;
  const scale = box.w / photo.width;
  return {
    x: box.x + found.left * scale,
    y: box.y + found.top * scale,
    w: found.width * scale,
    h: found.height * scale,
  };
}

const PILL = 44;
const INSET = 30;

/** How far the product of the result lies from that of the photo: as far from the middle of its half, wherever the halves are alike. */
function moveOf({ middle }: FramedPhoto, before: UnitBox, after: UnitBox): UnitPoint {
  const isAlike = before.w === after.w && before.h === after.h;
  if (isAlike) return { x: after.x - before.x, y: after.y - before.y };
  // Beside a whole photo the product has the middle of what the photo leaves.
  const isBeside = before.h === after.h;
  return {
    x: isBeside ? after.x + after.w / 2 - middle.x : 0,
    y: isBeside ? 0 : after.y + after.h * 0.52 - middle.y,
  };
}

/** The dark of the label on the photo. */
const INK = '#26211e';

/** A small label in the corner of its part that has the least of what is shown there; read on, the lower ones last. */
function cornerPill(
  page: Page,
  label: string,
  half: UnitBox,
  shown: readonly UnitBox[],
  color: string,
  ink: string,
): Layer[] {
  const [, text] = drawPill(page, label, { x: half.x, y: half.y, w: half.w, h: PILL }, color, ink);
  const w = Math.min(half.w - 2 * INSET, (text?.text?.bounds.w ?? 0) + 54);
  const [left, right] = [half.x + INSET, half.x + half.w - INSET - w];
  const [start, end] = page.direction === 'rtl' ? [right, left] : [left, right];
  const [top, bottom] = [half.y + INSET, half.y + half.h - INSET - PILL];
  const corners = [top, bottom].flatMap((y) => [start, end].map((x) => ({ x, y, w, h: PILL })));
  const hidden = (corner: UnitBox): number => shown.reduce((sum, box) => sum + overlap(corner, box), 0);
  const [best] = corners.toSorted((one, other) => hidden(one) - hidden(other));
  return drawPill(page, label, best ?? half, color, ink);
}

function overlap(one: UnitBox, other: UnitBox): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

const middleOf = ({ x, y, w, h }: UnitBox): UnitPoint => ({ x: x + w / 2, y: y + h * 0.52 });

/** Read from the right, the photo comes first there too; one that fills a part of the page moves to its right edge. */
function mirrored(halves: Halves, isFromRight: boolean): Halves {
  if (!isFromRight) return halves;
  const mirror = (box: UnitBox): UnitBox => ({ ...box, x: 1000 - box.x - box.w });
  return {
    before: mirror(halves.before),
    after: mirror(halves.after),
    seam: mirror(halves.seam),
    split: halves.split && mirror(halves.split),
  };
}

/** Visible size of the product in pixels of the photo. */
function sizeOf({ extent, silhouette }: PreparedProduct): { w: number; h: number } {
  return {
    w: (extent.right - extent.left) / silhouette.ratio,
    h: (extent.bottom - extent.top) / silhouette.ratio,
  };
}

/** Units a pixel of the photo takes where it fills the window and the product has half of it. */
function scaleIn(main: PreparedProduct, { w, h }: UnitBox): number {
  const { photo } = main.product;
  const size = sizeOf(main);
  const wanted = Math.min((LEAST * 1.36 * w) / size.w, (LEAST * 1.36 * h) / size.h);
  return Math.max(wanted, w / photo.width, h / photo.height);
}

/**
 * Beside each other or one below the other, whichever shows the whole product larger; where neither can, one frame is split, or a slim photo is whole
 * beside its result. Nowhere does an edge cut through the product that the photo does not cut, and nowhere is the page left bare: null where no
 * halves do.
 */
function chooseHalves(main: PreparedProduct): Halves | null {
  const size = sizeOf(main);
  const fitting = [BESIDE, BELOW, SPLIT]
    .map((halves) => ({ halves, window: halves.split ?? halves.before }))
    .map(({ halves, window }) => ({ halves, window, scale: scaleIn(main, window) }))
    .filter(({ window, scale }) => size.w * scale <= MOST * window.w && size.h * scale <= MOST * window.h)
    .toSorted(
      (one, other) =>
        Number(one.halves.split !== null) - Number(other.halves.split !== null) || other.scale - one.scale,
    );
  return fitting[0]?.halves ?? besideWholePhoto(main);
}

/** A slim photo as high or as wide as the page, with its result in what it leaves; null where that would be less than half of the page. */
function besideWholePhoto({ product: { photo }, isCutOff }: PreparedProduct): Halves | null {
  const aspect = photo.width / photo.height;
  const isSlim = aspect < 1;
  const part = Math.min(1, isSlim ? aspect : 1 / aspect);
  if (part > NARROW) return null;
  // What its photo cut off has no foot to stand on: a long photo keeps its place at the page's foot, and the result is above it.
  const isBelow = !isSlim && isCutOff === true;
  const along = (from: number, to: number): UnitBox => {
    if (isSlim) return { x: from, y: 0, w: to - from, h: 1000 };
    return { x: 0, y: isBelow ? 1000 - to : from, w: 1000, h: to - from };
  };
  const seam = 1000 * part;
  return {
    before: along(0, seam),
    after: along(seam, 1000),
    seam: along(seam - SEAM / 2, seam + SEAM / 2),
    split: null,
  };
}

/** The product as the photo has it, in good light on good ground; laid out in a frame of the size of its window. */
async function result(
  context: RecipeContext,
  window: UnitBox,
  wish: StandWish & { middle: UnitPoint },
): Promise<Layer[]> {
  const { main, theme } = context;
  const frame = { width: window.w, height: window.h };
  const foot = { x: wish.middle.x, y: wish.middle.y + sizeIn(main, wish).h / 2 };
  const set = await stageSet({ ...context, frame }, 'studio', { zoom: 1.25, anchorAt: foot });
  if (isFloorAt(set, foot)) return [...set.backdrop, ...placeProduct(set, main, wish, IN_SET).layers];
  const sweep = stageSweep(frame, { paper: theme.soft, anchor: foot, pitchDeg: main.pitchDeg, falloff: 0.24 });
  return [...sweep.backdrop, ...placeProduct(sweep, main, wish, ON_PAPER).layers];
}

/** Whether the product would stand on the set's floor, and not on its wall or beside its podium. */
function isFloorAt({ horizon, supportRadius, frame }: Stage, { y }: UnitPoint): boolean {
  return supportRadius === null && y > horizon + frame.height * 0.14;
}
