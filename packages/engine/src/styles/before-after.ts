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
  /** Both show one and the same frame, this one, each its half of it: the seam runs through the product. Null: each shows all. */
  split: UnitBox | null;
  /** Two prints on paper, with their labels above them: a slim product fills its print. */
  isApart?: true;
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
/** Width by height between which a photo is shown whole in one frame: a slimmer or a longer one stands there twice. */
const [SLIM, LONG] = [0.62, 1.6];
/** Longest and shortest side of a print that stands there twice, what is between two beside each other, and the room for a label above each: units. */
const PRINT = { long: 840, short: 396, gap: 24, label: 72 };

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
    const layers = await result(context, framed, shown);
    // Half a product is no place to measure the product's pixels at.
    const moved = split ? unmarkLayers(clipLayers(insetLayers(layers, split), after, 0)) : insetLayers(layers, after);
    const product = visibleBox(main, framed);
    const pill = (half: UnitBox, label: string, color: string): Layer[] => {
      const seen = split ? product : { ...product, x: product.x - before.x + half.x, y: product.y - before.y + half.y };
      return cornerPill(page, label, halves.isApart ? above(half) : half, seen, color, theme.white);
    };
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        ...moved,
        ...clipLayers([showPhoto(main.product, framed)], before, 0),
        paintBox(seam, theme.white),
        ...pill(before, words.labels.before, '#26211e'),
        ...pill(after, words.labels.after, theme.accent),
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

/** Width of the narrowest room that takes a label. */
const LEAST_LABEL = 180;
const PILL = 44;
const INSET = 30;

/** Room for a label on the paper above a print, as wide as that at least. */
function above({ x, y, w }: UnitBox): UnitBox {
  const width = Math.max(w, LEAST_LABEL);
  return { x: x - INSET, y: y - 14 - PILL - INSET, w: width + 2 * INSET, h: PILL + 2 * INSET };
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

/** Read from the right, the photo comes first there too. */
function mirrored(halves: Halves, isFromRight: boolean): Halves {
  if (!isFromRight || halves.before.x === halves.after.x) return halves;
  return { ...halves, before: halves.after, after: halves.before };
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
 * Beside each other or one below the other, whichever shows the whole product larger; where neither can, one frame is split. Nowhere
 * does an edge cut through the product: before that, the photo is shown whole with paper around it.
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
  const aspect = main.product.photo.width / main.product.photo.height;
  return fitting[0]?.halves ?? (aspect < SLIM || aspect > LONG ? twoPrints(aspect) : splitPrint(aspect));
}

/** The whole photo as large as the page allows, split in its middle. */
function splitPrint(aspect: number): Halves {
  const [w, h] = [Math.min(1000, 1000 * aspect), Math.min(1000, 1000 / aspect)];
  const split = { x: 500 - w / 2, y: 500 - h / 2, w, h };
  const before = { ...split, w: w / 2 };
  return { split, before, after: { ...before, x: 500 }, seam: { x: 500 - SEAM / 2, y: split.y, w: SEAM, h } };
}

/** The whole photo, and the result as large, each with its label above it: a slim one beside it, a long one below. */
function twoPrints(aspect: number): Halves {
  const isSlim = aspect < 1;
  const scale = Math.min(PRINT.long, PRINT.short / (isSlim ? aspect : 1 / aspect));
  const [w, h] = isSlim ? [scale * aspect, scale] : [scale, scale / aspect];
  const { gap, label } = PRINT;
  const [x, y] = isSlim ? [500 - w - gap / 2, 500 - (h - label) / 2] : [500 - w / 2, 500 - h];
  const before = { x, y, w, h };
  const after = isSlim ? { ...before, x: 500 + gap / 2 } : { ...before, y: 500 + label };
  return { split: null, before, after, seam: { x: 0, y: 0, w: 0, h: 0 }, isApart: true };
}

/** The product as the photo has it, in good light on good ground; a frame of the window's own size. */
async function result(context: RecipeContext, framed: FramedPhoto, window: UnitBox): Promise<Layer[]> {
  const { main, theme } = context;
  const frame = { width: window.w, height: window.h };
  const height = sizeOf(main).h * (framed.box.w / main.product.photo.width);
  const middle = { x: framed.middle.x - window.x, y: framed.middle.y - window.y };
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
