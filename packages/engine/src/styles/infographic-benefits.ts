import { cropProduct } from '../stage/crop-product.ts';
import { drawIcon, type IconName } from '../page/draw-icon.ts';
import type { PageText } from '../type/page.ts';
import { shadeInArch } from '../page/clip-layers.ts';
import { paintArch, paintDisc, paintBackground, paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { pickPoints } from '../stage/pick-points.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import type { Stage } from '../stage/stage.ts';
import { PAGE_LIGHT, stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, standProduct, type Room } from '../stage/stand-product.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { towardsLight } from '../product/towards-light.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** The layout: a tall product beside the list, a wide one above it. */
interface Layout {
  /** Point that the product stands on, and the space it has. */
  floor: UnitPoint;
  room: Room;
  arch: UnitBox;
  /** Top left of every row, its height, and the width of its words. */
  rows: UnitPoint[];
  pitch: number;
  words: number;
  /** Windows with details of the product, if nothing is stated. */
  windows: UnitBox[];
}

const WIDE = 1.1;
/** Width ÷ height up to which a product has its windows beside it instead of below. */
const SLIM = 0.75;
/** Upper edge of the content below a title, and without one. */
const [BELOW_TITLE, WITHOUT_TITLE] = [236, 64];
/** Minimum gap between the product's lower edge and the arch's, units. */
const IN_ARCH = 26;
/** Type size for one, two, three and four rows: few are set large. */
const SIZES = [54, 48, 42, 38];
/** Parts of the product shown as details. */
const VIEWED = [
  { left: 0.2, top: 0.02, right: 0.8, bottom: 0.34 },
  { left: 0.3, top: 0.34, right: 0.9, bottom: 0.62 },
  { left: 0.15, top: 0.66, right: 0.85, bottom: 0.95 },
];
/** The same for a wide product. */
const ACROSS = [
  { left: 0.02, top: 0.1, right: 0.34, bottom: 0.9 },
  { left: 0.34, top: 0.1, right: 0.66, bottom: 0.9 },
  { left: 0.66, top: 0.1, right: 0.98, bottom: 0.9 },
];
/** Share of the product's longer side that a window shows, and the gap between windows, units. */
const [SPAN, GAP] = [0.34, 20];

/** Up to four good reasons, each with an icon, beside the product or below it; if none is given, enlarged details. */
export const infographicBenefits: Style = {
  id: 'infographic_benefits',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const count = words.benefits.length;
    const title = words.name ?? (count > 0 ? words.labels.benefits : '');
    const layout = layOut(main, count, page.said(title) === '' ? WITHOUT_TITLE : BELOW_TITLE);
    const { floor, room, arch, rows } = layout;
    const stage = stageSweep(frame, {
      paper: theme.soft,
      anchor: page.point(floor.x, floor.y),
      pitchDeg: main.pitchDeg,
      light: { ...PAGE_LIGHT, direction: towardsLight(main, ...PAGE_LIGHT.lean) },
    });
    const layers = placeInArch(stage, main, room, arch);
    const icons = matchIcons(
      words.benefits.map((line) => page.said(line)),
      words.language,
    );
    return {
      frame,
      layers: [
        paintBackground(theme.paper),
        paintArch(page.box(arch.x, arch.y, arch.w, arch.h), theme.soft),
        ...shadeInArch(layers, page.box(arch.x, arch.y, arch.w, arch.h)),
        page.text({
          ...TITLE,
          words: title,
          box: page.box(64, 60, 872, 150),
          size: 74,
          least: 44,
          stand: 'middle',
          ink: theme.ink,
        }),
        ...rows.flatMap((at, i) => sign(context, at, layout, icons[i] ?? 'check')),
        ...page.texts(rows.map((at, i) => reason(context, words.benefits[i]!, at, layout))),
        ...(main.aspect > WIDE ? [] : rows.slice(1).map((at) => rule(context, at, layout))),
        ...views(context, layout),
      ],
      grain: 1.2,
    };
  },
};

/** Vertical position of the middle of a flat product in the arch, as a share of the arch's height. */
const LYING_AT = 0.54;

/** A product seen from above extends below the point it stands on: it is kept inside the arch. */
function placeInArch(stage: Stage, main: PreparedProduct, room: Room, arch: UnitBox): Layer[] {
  const edge = arch.y + arch.h;
  // At the bottom of the arch a flat product would seem to stand: it is centred instead.
  if (main.lies) {
    const middle = { x: stage.anchor.x, y: arch.y + LYING_AT * arch.h };
    return placeProduct(stage, main, { ...room, middle }, ON_PAPER).layers;
  }
  const { visible } = standProduct(stage, main, { ...room, edge });
  const below = main.isCutOff ? 0 : Math.max(0, visible.y + visible.h - (edge - IN_ARCH));
  const at = { x: stage.anchor.x, y: stage.anchor.y - below };
  return placeProduct(stage, main, { ...room, edge, at }, ON_PAPER).layers;
}

function layOut(main: PreparedProduct, count: number, top: number): Layout {
  if (count === 0) return main.aspect < SLIM ? besideWindows(top) : aboveWindows(top);
  return main.aspect > WIDE ? above(count, top) : beside(main, count, top);
}

/** Up to four rows from the title to the bottom of the page. */
function beside(main: PreparedProduct, count: number, top: number): Layout {
  const room = { height: 864 - top - 30, maxWidth: 404 };
  const crown = Math.max(top, 884 - sizeIn(main, room).h - 150);
  const pitch = Math.min(210, (936 - top) / count);
  const first = (top + 936 - pitch * count) / 2;
  return {
    floor: { x: 284, y: 884 },
    room,
    arch: { x: 64, y: crown, w: 440, h: 1000 - crown },
    rows: Array.from({ length: count }, (_, i) => ({ x: 552, y: first + i * pitch })),
    pitch,
    words: 276,
    windows: [],
  };
}

/** Up to four rows below the product; a single row of two leaves more space for it. */
function above(count: number, top: number): Layout {
  const isShort = count <= 2;
  const foot = isShort ? 790 : 664;
  return {
    floor: { x: 500, y: foot - 50 },
    room: { height: foot - 50 - top - 24, maxWidth: 720 },
    arch: { x: 90, y: top, w: 820, h: foot - top },
    rows: Array.from({ length: count }, (_, i) => ({
      x: count === 1 ? 287 : 64 + (i % 2) * 446,
      y: isShort ? 816 : 688 + Math.floor(i / 2) * 134,
    })),
    pitch: 134,
    words: 306,
    windows: [],
  };
}

/** For a page without facts: no rows and no words. */
const SILENT = { rows: [], pitch: 0, words: 0 };

function besideWindows(top: number): Layout {
  const h = (936 - top - 2 * GAP) / 3;
  return {
    ...SILENT,
    floor: { x: 302, y: 904 },
    room: { height: 904 - top - 50, maxWidth: 420 },
    arch: { x: 64, y: top, w: 476, h: 1000 - top },
    windows: [0, 1, 2].map((i) => ({ x: 560, y: top + i * (h + GAP), w: 376, h })),
  };
}

function aboveWindows(top: number): Layout {
  return {
    ...SILENT,
    floor: { x: 500, y: 624 },
    room: { height: 624 - top - 20, maxWidth: 720 },
    arch: { x: 64, y: top, w: 872, h: 676 - top },
    windows: [0, 1, 2].map((i) => ({ x: 64 + i * (277 + GAP), y: 676 + GAP, w: 277, h: 936 - 676 - GAP })),
  };
}

/** Nothing is stated: three enlarged details of the product. */
function views({ main, page, theme }: RecipeContext, { windows }: Layout): Layer[] {
  if (windows.length === 0) return [];
  return pickPoints(main, main.aspect > WIDE ? ACROSS : VIEWED, SPAN).map((focus, i) => {
    const { x, y, w, h } = windows[i]!;
    return cropProduct(main, { box: page.box(x, y, w, h), radius: GAP, ground: theme.soft, focus, span: SPAN });
  });
}

/** Radius of an icon's disc, and the distance from the row's start to its words. */
const [RADIUS, INDENT] = [42, 108];

function sign({ page, theme }: RecipeContext, { x, y }: UnitPoint, { pitch }: Layout, icon: IconName): Layer[] {
  const at = page.point(x + RADIUS, y + pitch / 2);
  return [paintDisc(at, RADIUS, theme.accent), drawIcon(icon, at, 46, theme.white, 1.8)];
}

function reason({ page, theme }: RecipeContext, words: string, { x, y }: UnitPoint, layout: Layout): PageText {
  const { pitch, words: width, rows } = layout;
  return {
    ...LABEL,
    role: 'benefit',
    words,
    box: page.box(x + INDENT, y + 8, width, pitch - 16),
    size: SIZES[rows.length - 1] ?? 38,
    maxLines: 4,
    stand: 'middle',
    ink: theme.ink,
  };
}

/** A hairline above a row. */
function rule({ page, theme }: RecipeContext, { x, y }: UnitPoint, { words }: Layout): Layer {
  return paintLine([page.point(x, y), page.point(x + INDENT + words, y)], theme.soft, 1.6);
}
