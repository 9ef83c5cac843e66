import { drawPill } from '../decor/draw-pill.ts';
import { clipLayers } from '../page/clip-layers.ts';
import { paintBackground, paintDisc, paintVeil } from '../page/paint-shape.ts';
import { wholeOf } from '../page/units.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { printPhoto } from '../decor/print-photo.ts';
import { layFlat } from '../stage/lay-flat.ts';
import { stageSet } from '../stage/stage-set.ts';
import { LABEL } from '../type/roles.ts';
import {
  bleed,
  CLOSE,
  fillPlace,
  hairFrame,
  halvesOf,
  isSilent,
  keepsIn,
  linesOf,
  NARROW,
  sayName,
  SEAM,
  SLIM,
  WIDE,
} from './page-of-photo.ts';
import {
  aspectOf,
  boxIn,
  fillWindow,
  placeIn,
  printIn,
  shareBetween,
  showsProduct,
  type View,
  type WholePhoto,
  windowIn,
} from './photo-window.ts';
import { spotlight } from './spotlight.ts';

/** Pages that show the photo and parts of it. */

/** Smaller windows beside the photo. */
const WINDOWS = 3;

const closeUps = (photo: WholePhoto, count: number): Seen[] =>
  Array.from({ length: count }, (_, detail) => ({ photo, view: { zoom: CLOSE, detail } }));

/** The photo, and three smaller windows beside or below it: further photos, then close-ups. */
export function views(context: RecipeContext): Layer[] {
  const { main, products, frame, page, theme } = context;
  const others = products.slice(1, WINDOWS).map(({ product }): Seen => ({ photo: product }));
  const looks = closeUps(main.product, WINDOWS - others.length);
  const isWide = aspectOf(main.product) > WIDE;
  const [along, across] = isWide ? [frame.width, frame.height] : [frame.height, frame.width];
  const side = (along - 2 * SEAM) / 3;
  const most = isWide ? Math.max(across - side - SEAM, 0) : 0.66 * across;
  const rest = across - most - SEAM;
  const small = [...others, ...looks].flatMap(({ photo, view }, i) => {
    const at = i * (side + SEAM);
    const box = isWide ? page.box(at, most + SEAM, side, rest) : page.box(most + SEAM, at, rest, side);
    return fillWindow(photo, box, 0, view);
  });
  const large = isWide ? { x: 0, y: 0, w: frame.width, h: most } : page.box(0, 0, most, frame.height);
  return [paintBackground(theme.white), ...fillWindow(main.product, large), ...small];
}

/** Four fields: the photos, then close-ups. */
export function grid({ main, products, frame, page, theme }: RecipeContext): Layer[] {
  const [w, h] = [(frame.width - SEAM) / 2, (frame.height - SEAM) / 2];
  const shown = [...products.map(({ product }): Seen => ({ photo: product })), ...closeUps(main.product, FIELDS)];
  return [
    paintBackground(theme.white),
    ...shown.slice(0, FIELDS).flatMap(({ photo, view }, i) => {
      const box = page.box((i % 2) * (w + SEAM), Math.floor(i / 2) * (h + SEAM), w, h);
      return fillWindow(photo, box, 0, view);
    }),
  ];
}

const FIELDS = 4;

/** The photo on a tinted page, and three square windows with close-ups below it, or beside it if it is tall. */
export function windows({ main, page, theme }: RecipeContext): Layer[] {
  const [edge, gap, side] = [64, 28, 272];
  const isTall = aspectOf(main.product) < SLIM;
  const large = isTall
    ? page.box(edge, edge, 1000 - 2 * edge - side - gap, 1000 - 2 * edge)
    : { x: edge, y: edge, w: 1000 - 2 * edge, h: 1000 - 2 * edge - side - gap };
  const small = closeUps(main.product, WINDOWS).flatMap(({ photo, view }, i) => {
    const along = edge + i * (side + gap);
    const box = isTall
      ? page.box(1000 - edge - side, along, side, side)
      : page.box(along, 1000 - edge - side, side, side);
    return fillWindow(photo, box, 24, view);
  });
  return [paintBackground(theme.tint), ...fillWindow(main.product, windowIn(main.product, large), 24), ...small];
}

/** Radius of a round close-up, units. */
const LOUPE = 190;

/** The name and a line if there are any, the photo on a plain page, and a round close-up over its corner. */
export function loupe(context: RecipeContext): Layer[] {
  const { main, page, theme } = context;
  const [edge, least] = [56, 1000 - 56];
  const name = sayName(context, page.box(edge, edge, 888, 110), { size: 60, ink: theme.ink });
  const below = name.text ? name.text.bounds.y + name.text.bounds.h + 16 : edge;
  const words = linesOf(context, 1)[0] ?? '';
  const line = page.text({
    ...LABEL,
    words,
    box: page.box(edge, below, 888, 50),
    size: 34,
    least: 26,
    maxLines: 1,
    ink: theme.muted,
  });
  const end = line.text ? line.text.bounds.y + line.text.bounds.h : below;
  const top = end > edge ? end + 24 : edge;
  const isTall = aspectOf(main.product) < SLIM;
  const room = isTall
    ? page.box(edge, top, 620, least - top)
    : { x: edge, y: top, w: 888, h: Math.min(650, least - LOUPE - top) };
  const middle = page.point(least - LOUPE, least - LOUPE);
  const round = { x: middle.x - LOUPE, y: middle.y - LOUPE, w: 2 * LOUPE, h: 2 * LOUPE };
  return [
    paintBackground(theme.soft),
    name,
    line,
    ...fillWindow(main.product, boxIn(main.product, room), 28),
    paintDisc(middle, LOUPE + 10, theme.white),
    ...fillWindow(main.product, round, LOUPE, { zoom: CLOSE, detail: 0 }),
  ];
}

/** Maximum number of panes, and width ÷ height of the narrowest. */
const [PANES, NARROWEST] = [4, 0.6];

/** A wide page in panes of the photo's proportions: the photos, then close-ups. */
export function panes(context: RecipeContext): Layer[] {
  const { main, products, frame, page, theme } = context;
  const across = frame.width / frame.height / Math.max(NARROWEST, aspectOf(main.product));
  const count = Math.min(PANES, Math.round(across));
  if (count < 2) return bleed(context);
  const shown = [...products.map(({ product }): Seen => ({ photo: product })), ...closeUps(main.product, count)];
  const w = (frame.width - (count - 1) * SEAM) / count;
  return [
    paintBackground(theme.white),
    ...shown
      .slice(0, count)
      .flatMap(({ photo, view }, i) => fillWindow(photo, page.box(i * (w + SEAM), 0, w, frame.height), 0, view)),
  ];
}

/** What a window shows. */
interface Seen {
  photo: WholePhoto;
  view?: View;
}

/** Share of the photo from which halves of the page show it twice, if its product is whole in them. */
const HALF = 0.5;

/** As uploaded and enhanced: in halves of the page if they show more of the photo or its whole product, otherwise once, changing in the middle. */
export function compare(context: RecipeContext): Layer[] {
  const { main, page, frame, words, theme } = context;
  const place = wholeOf(frame);
  const [halves, others] = halvesOf(place, aspectOf(main.product), SEAM);
  const kept = keepsIn(main.product, halves[0]);
  const isTwice = kept > keepsIn(main.product, place) || (kept >= HALF && showsProduct(main.product, halves[0]));
  const beside = halves[0].h === place.h ? halves : others;
  const [before, after] = (isTwice ? halves : beside).map(({ x, y, w, h }) => page.box(x, y, w, h));
  const shown = (box: UnitBox, view: View): Layer[] =>
    isTwice ? fillWindow(main.product, box, 0, view) : clipLayers(fillWindow(main.product, place, 0, view), box, 0);
  const pill = ({ x, y }: UnitBox, label: string, color: string): Layer[] =>
    drawPill(page, label, { x: x + 24, y: y + 30, w: beside[0].w - 48, h: 46 }, color, theme.white);
  return [
    paintBackground(theme.white),
    ...shown(before!, { isUploaded: true }),
    ...shown(after!, {}),
    ...(isSilent(context)
      ? []
      : [...pill(before!, words.labels.before, '#26211e'), ...pill(after!, words.labels.after, theme.accent)]),
  ];
}

const [GOLD, NIGHT] = ['#c9b58c', '#0f0c0a'];
/** How dark the surroundings are, and the upper edge of the name, units from below. */
const [EVENING_DARKNESS, FOOT] = [0.86, 190];
/** Share of the page's width or height up to which enough of the surroundings remains to be dark. */
const MOST_LIT = 0.72;

/**
 * One lamp lights the product, its surroundings are nearly black, a thin frame, the name below. Where the product fills the page or would be under
 * its name, the photo lies on a dark page instead.
 */
export function evening(context: RecipeContext): Layer[] {
  const { main, page, frame, theme } = context;
  const name = sayName(context, page.box(120, frame.height - FOOT, frame.width - 240, 120), {
    size: 62,
    align: 'centre',
    stand: 'middle',
    ink: '#f4eee4',
  });
  const place = wholeOf(frame);
  const lit = showsProduct(main.product, place) ? placeIn(main.product, place, MOST_LIT) : null;
  const isHidden = name.text !== undefined && shareBetween(main.product, place, frame.height - FOOT, frame.height) > 0;
  if (lit !== null && !isHidden) {
    return [
      ...fillWindow(main.product, place),
      spotlight(lit, place, EVENING_DARKNESS, NIGHT),
      ...(name.text ? [paintVeil(NIGHT, 0.8, { x: 0, y: frame.height }, { x: 0, y: frame.height - 2 * FOOT })] : []),
      ...hairFrame(context, 40, GOLD),
      name,
    ];
  }
  const foot = name.text ? 210 : 96;
  const room = { x: 96, y: 96, w: frame.width - 192, h: frame.height - 96 - foot };
  const window = boxIn(main.product, room);
  const [[half]] = halvesOf(room, aspectOf(main.product), SEAM);
  const isLost = window.w < NARROW * room.w && showsProduct(main.product, half);
  const pair = isLost && fillPlace({ ...context, products: [main] }, room);
  return [
    paintBackground(theme.deep),
    ...hairFrame(context, 40, GOLD),
    ...(pair || fillWindow(main.product, window)),
    name,
  ];
}

/** Where the two prints lie, units and degrees: the large one for an upright and for a wide photo. */
const LARGE = { room: { x: 50, y: 60, w: 740, h: 850 }, turnDeg: -2.5 };
const LARGE_WIDE = { room: { x: 40, y: 50, w: 920, h: 640 }, turnDeg: -1.5 };
const SMALL = { side: 350, at: { x: 776, y: 776 }, turnDeg: 5 };

/** Two prints on a table in window light: the photo, and the second one or a close-up partly over it. */
export async function prints(context: RecipeContext): Promise<Layer[]> {
  const { main, products, page } = context;
  const { product } = main;
  const second = products[1]?.product;
  const stage = await stageSet(context, 'flat_lay', { nth: 0, anchorAt: { x: 500, y: 500 } });
  const side = page.direction === 'rtl' ? -1 : 1;
  const lay = (photo: WholePhoto, box: UnitBox, turnDeg: number, view: View = {}): Layer[] => {
    const { w: width, h: height } = box;
    const { paper, drawAt } = printPhoto({
      width,
      height,
      layersIn: (window) => fillWindow(photo, window, 0, view),
    });
    const at = { x: box.x + width / 2, y: box.y + height / 2 };
    return layFlat(stage, paper, { height, maxWidth: width, at, turnDeg: side * turnDeg, thickness: 0.012, drawAt });
  };
  const { room, turnDeg } = aspectOf(product) > WIDE ? LARGE_WIDE : LARGE;
  const large = printIn(product, page.box(room.x, room.y, room.w, room.h));
  const small = page.box(SMALL.at.x - SMALL.side / 2, SMALL.at.y - SMALL.side / 2, SMALL.side, SMALL.side);
  const over = lay(second ?? product, small, SMALL.turnDeg, second ? {} : { zoom: CLOSE, detail: 0 });
  return unmarkLayers([...stage.backdrop, ...lay(product, large, turnDeg), ...over]);
}
