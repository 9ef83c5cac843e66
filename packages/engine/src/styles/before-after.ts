import { clipLayers } from '../page/clip-layers.ts';
import { drawPill } from '../decor/draw-pill.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import type { Page } from '../type/page.ts';
import { paintBox, paintGround } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { IN_SET, ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { framePhoto, showPhoto, type FramedPhoto } from '../decor/show-photo.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet } from '../stage/stage-set.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
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
/** The least and the most of the page that a photo has which fills only a part of it, where the seam runs through the product. */
const [LEAST_PART, MOST_PART] = [0.36, 0.5];

/** The photo as it was uploaded, and the result: two halves from edge to edge, the product as large and in the same place. */
export const beforeAfter: Style = {
  id: 'before_after',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, page, words, theme } = context;
    const halves = mirrored(chooseHalves(main), page.direction === 'rtl');
    const { before, after, seam, split } = halves;
    const shown = split ?? before;
    const framed = framePhoto(main.product, { box: shown, scale: scaleIn(main, shown), at: middleOf(shown) });
    // Half a product is no place to measure the product's pixels at.
    const moved = split
      ? unmarkLayers(clipLayers(await result(context, framed, WHOLE, { x: 0, y: 0 }), after, 0))
      : insetLayers(await result(context, framed, after, moveOf(framed, before, after)), after);
    const product = visibleBox(main, framed);
    // Where nothing was said nothing is printed, these two labels too.
    const isSilent = words.headline === '';
    const pill = (half: UnitBox, label: string, color: string): Layer[] => {
      const by = split || half === before ? { x: 0, y: 0 } : moveOf(framed, before, after);
      return cornerPill(
        page,
        label,
        half,
        { ...product, x: product.x + by.x, y: product.y + by.y },
        color,
        theme.white,
      );
    };
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...moved,
        ...clipLayers([showPhoto(main.product, framed)], before, 0),
        paintBox(seam, theme.white),
        ...(isSilent
          ? []
          : [...pill(before, words.labels.before, '#26211e'), ...pill(after, words.labels.after, theme.accent)]),
      ],
      grain: 0.8,
    };
  },
};

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

/** A small label in the corner of its half that has the least of the product; read on, the lower ones last. */
function cornerPill(page: Page, label: string, half: UnitBox, product: UnitBox, color: string, ink: string): Layer[] {
  const [, text] = drawPill(page, label, { x: half.x, y: half.y, w: half.w, h: PILL }, color, ink);
  const w = Math.min(half.w - 2 * INSET, (text?.text?.bounds.w ?? 0) + 54);
  const [left, right] = [half.x + INSET, half.x + half.w - INSET - w];
  const [start, end] = page.direction === 'rtl' ? [right, left] : [left, right];
  const [top, bottom] = [half.y + INSET, half.y + half.h - INSET - PILL];
  const corners = [top, bottom].flatMap((y) => [start, end].map((x) => ({ x, y, w, h: PILL })));
  const [best] = corners.toSorted((one, other) => overlap(one, product) - overlap(other, product));
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
 * Beside each other or one below the other, whichever shows the whole product larger; where neither can, one frame is split. Nowhere does an edge
 * cut through the product that the photo does not cut, and nowhere is the page left bare: a photo that fills only a part of it is shown whole up to
 * the seam, and the result fills the rest.
 */
function chooseHalves(main: PreparedProduct): Halves {
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

/** The photo as high or as wide as the page: a slim one whole beside its result, else split where its product is. */
function besideWholePhoto({ product: { photo, box }, isCutOff }: PreparedProduct): Halves {
  const aspect = photo.width / photo.height;
  const isSlim = aspect < 1;
  const part = Math.min(1, isSlim ? aspect : 1 / aspect);
  const middle = isSlim ? (box.left + box.width / 2) / photo.width : (box.top + box.height / 2) / photo.height;
  // What its photo cut off has no foot to stand on: a long photo keeps its place at the page's foot, and the result is above it.
  const isBelow = !isSlim && isCutOff === true;
  const isWhole = part <= NARROW;
  const seam =
    1000 * (isWhole ? part : Math.min(MOST_PART, Math.max(LEAST_PART, (isBelow ? 1 - middle : middle) * part)));
  const along = (from: number, to: number): UnitBox => {
    if (isSlim) return { x: from, y: 0, w: to - from, h: 1000 };
    return { x: 0, y: isBelow ? 1000 - to : from, w: 1000, h: to - from };
  };
  return {
    before: along(0, seam),
    after: along(seam, 1000),
    seam: along(seam - SEAM / 2, seam + SEAM / 2),
    split: isWhole ? null : along(0, 1000 * part),
  };
}

/**
 * The product as the photo has it, in good light on good ground; laid out in a frame of the size of its window.
 * @param by how far it lies from the product of the photo
 */
async function result(context: RecipeContext, framed: FramedPhoto, window: UnitBox, by: UnitPoint): Promise<Layer[]> {
  const { main, theme } = context;
  const frame = { width: window.w, height: window.h };
  const height = sizeOf(main).h * (framed.box.w / main.product.photo.width);
  const middle = { x: framed.middle.x + by.x - window.x, y: framed.middle.y + by.y - window.y };
  const foot = { x: middle.x, y: middle.y + height / 2 };
  const set = await stageSet({ ...context, frame }, 'studio', { zoom: 1.25, anchorAt: foot });
  const wish = { height, maxWidth: Infinity, middle, edge: null };
  if (isFloorAt(set, foot)) return [...set.backdrop, ...placeProduct(set, main, wish, IN_SET).layers];
  const sweep = stageSweep(frame, { paper: theme.soft, anchor: foot, pitchDeg: main.pitchDeg, falloff: 0.24 });
  return [...sweep.backdrop, ...placeProduct(sweep, main, wish, ON_PAPER).layers];
}

/** Whether the product would stand on the set's floor, and not on its wall or beside its podium. */
function isFloorAt({ horizon, supportRadius, frame }: Stage, { y }: UnitPoint): boolean {
  return supportRadius === null && y > horizon + frame.height * 0.14;
}
