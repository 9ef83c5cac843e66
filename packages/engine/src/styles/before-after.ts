import { clipLayers } from '../page/clip-layers.ts';
import { drawPill } from '../decor/draw-pill.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import type { Page } from '../type/page.ts';
import { paintBox, paintBackground, paintSoftShadow } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { IN_SET, ON_PAPER, placeProduct } from '../stage/place-product.ts';
import { isOnPlainLight } from '../product/is-on-plain-light.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { framePhoto, showPhoto, type FramedPhoto } from '../decor/show-photo.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet } from '../stage/stage-set.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { type Room, sizeIn, type StandWish } from '../stage/stand-product.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';

/** How the page is divided: the photo's part, the result's part and the line between them. */
interface Halves {
  before: UnitBox;
  after: UnitBox;
  seam: UnitBox;
  /**
   * If set, both show the same page, each one part of it, and the photo fills this box: the seam runs through the product. Null: each shows
   * its whole picture.
   */
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
/** Share of a window that the product takes: at most, and at least if the photo allows it. */
const [MOST, LEAST] = [0.96, 0.5];
const WHOLE: UnitBox = { x: 0, y: 0, w: 1000, h: 1000 };
/** Largest shorter ÷ longer side of a photo that leaves the result enough space beside it when shown whole. */
const NARROW = 0.5;

/**
 * The uploaded photo and the result: two halves from edge to edge, with the product at the same size and place. A product that fills its
 * photo does not fit into a half: then the result takes the whole page, and the photo is a print in its corner.
 */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
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
  // Half a product cannot be measured for the checks.
  const moved = split ? unmarkLayers(clipLayers(shownAfter, after, 0)) : insetLayers(shownAfter, after);
  const product = visibleBox(main, framed);
  const inAfter = { ...product, x: product.x + by.x, y: product.y + by.y };
  return [
    paintBackground(theme.paper),
    ...moved,
    ...clipLayers([showPhoto(main.product, framed)], before, 0),
    paintBox(seam, theme.white),
    ...labelled(context, () => [
      ...cornerPill(page, words.labels.before, before, [product], INK, theme.white),
      ...cornerPill(page, words.labels.after, after, [inAfter], theme.accent, theme.white),
    ]),
  ];
}

/** Without a description nothing is printed, not even these two labels; a text that is never set cannot be edited. */
const labelled = ({ words }: RecipeContext, draw: () => Layer[]): Layer[] => (words.headline === '' ? [] : draw());

/** From the page's edges to the print, from the print to the product, and the lowest line a product stands on: units. */
const [EDGE, BESIDE_PRINT, FOOT] = [44, 36, 944];
/** Maximum sides of a print, and its white border. */
const [MOST_PRINT, RIM] = [{ w: 430, h: 350 }, 10];
const PRINT_SHADOW = { blur: 16, opacity: 0.3 };
/** Share of the free height that goes below the product; the rest goes above it. */
const UNDER = 0.4;

/** The whole photo as a print in a corner, and the result as large as possible beside or below it. */
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

/** Beside the print or below it, whichever shows the product larger. */
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

/** The visible product's box in the photo as shown, units. */
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

/** Offset of the result's product from the photo's: the same distance from the middle of its half if the halves are equal. */
function moveOf({ middle }: FramedPhoto, before: UnitBox, after: UnitBox): UnitPoint {
  const isAlike = before.w === after.w && before.h === after.h;
  if (isAlike) return { x: after.x - before.x, y: after.y - before.y };
  // Beside a whole photo, the product is centred in the space that the photo leaves.
  const isBeside = before.h === after.h;
  return {
    x: isBeside ? after.x + after.w / 2 - middle.x : 0,
    y: isBeside ? 0 : after.y + after.h * 0.52 - middle.y,
  };
}

/** Dark ink of the label on the photo. */
const INK = '#26211e';

/** A small label in the corner of its half that covers the least of the content; on a tie the upper corner at the start of a line. */
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

/** In a right-to-left page the photo comes first too; a photo that fills part of the page moves to the right edge. */
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

/** Visible size of the product, photo pixels. */
function sizeOf({ extent, silhouette }: PreparedProduct): { w: number; h: number } {
  return {
    w: (extent.right - extent.left) / silhouette.ratio,
    h: (extent.bottom - extent.top) / silhouette.ratio,
  };
}

/** Units per photo pixel at which the photo fills the window and the product takes half of it. */
function scaleIn(main: PreparedProduct, { w, h }: UnitBox): number {
  const { photo } = main.product;
  const size = sizeOf(main);
  const wanted = Math.min((LEAST * 1.36 * w) / size.w, (LEAST * 1.36 * h) / size.h);
  return Math.max(wanted, w / photo.width, h / photo.height);
}

/**
 * Side by side or one above the other, whichever shows the whole product larger. If neither fits, one frame is split, or a slim photo is
 * shown whole beside its result. No edge cuts the product where the photo does not, and no part of the page stays empty. Null if no layout
 * does this.
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

/** A slim photo at the page's full height or width, and the result in the remaining space; null if that would be less than half of the page. */
function besideWholePhoto({ product: { photo }, isCutOff }: PreparedProduct): Halves | null {
  const aspect = photo.width / photo.height;
  const isSlim = aspect < 1;
  const part = Math.min(1, isSlim ? aspect : 1 / aspect);
  if (part > NARROW) return null;
  // A product cut off below has no base to stand on: a wide photo stays at the bottom of the page, and the result goes above it.
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

const IN_A_STUDIO = { role: 'studio', nth: 0 } as const;
/** The first rooms are those of the lifestyle picture, the banner and the phone. */
const IN_A_ROOM = { role: 'lifestyle', nth: 4 } as const;

/** The product as in the photo, well lit on a good background; laid out in a frame of the window's size. */
async function result(
  context: RecipeContext,
  window: UnitBox,
  wish: StandWish & { middle: UnitPoint },
): Promise<Layer[]> {
  const { main, theme } = context;
  const frame = { width: window.w, height: window.h };
  const foot = { x: wish.middle.x, y: wish.middle.y + sizeIn(main, wish).h / 2 };
  // Beside a photo on plain paper, another plain background shows no difference: a room does.
  const place = isOnPlainLight(main.product) ? IN_A_ROOM : IN_A_STUDIO;
  const set = await stageSet({ ...context, frame }, place.role, { nth: place.nth, zoom: 1.25, anchorAt: foot });
  if (isFloorAt(set, foot)) return [...set.backdrop, ...placeProduct(set, main, wish, IN_SET).layers];
  const sweep = stageSweep(frame, { paper: theme.soft, anchor: foot, pitchDeg: main.pitchDeg, falloff: 0.24 });
  return [...sweep.backdrop, ...placeProduct(sweep, main, wish, ON_PAPER).layers];
}

/** Whether the product would stand on the set's floor, not against its wall or beside its podium. */
function isFloorAt({ horizon, supportRadius, frame }: Stage, { y }: UnitPoint): boolean {
  return supportRadius === null && y > horizon + frame.height * 0.14;
}
