import { cropProduct } from '../stage/crop-product.ts';
import { paintBackground, paintLine, paintRing, paintSoftShadow } from '../page/paint-shape.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import { aimWindows } from '../stage/aim-windows.ts';
import type { Zone } from '../stage/pick-points.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Room, type Stand } from '../stage/stand-product.ts';
import { TITLE } from '../type/roles.ts';

/** Position of the product and of the lenses around it: beside a tall product, below a wide one. */
interface Layout {
  room: Room;
  middle: UnitPoint;
  /** What each lens shows, and where it is placed. */
  zones: readonly Zone[];
  centres: readonly UnitPoint[];
  /** Width of the heading. */
  title: number;
}

/** Width ÷ height from which the lenses go below. */
const WIDE = 0.95;
const BESIDE: Layout = {
  room: { height: 690, maxWidth: 450 },
  middle: { x: 290, y: 540 },
  zones: [
    { left: 0.2, top: 0.04, right: 0.8, bottom: 0.3 },
    { left: 0.3, top: 0.36, right: 0.9, bottom: 0.56 },
    { left: 0.15, top: 0.7, right: 0.85, bottom: 0.92 },
  ],
  centres: [
    { x: 690, y: 232 },
    { x: 820, y: 520 },
    { x: 690, y: 808 },
  ],
  title: 430,
};
const BELOW: Layout = {
  room: { height: 450, maxWidth: 800 },
  middle: { x: 500, y: 384 },
  zones: [
    { left: 0.02, top: 0.1, right: 0.32, bottom: 0.9 },
    { left: 0.36, top: 0.1, right: 0.64, bottom: 0.9 },
    { left: 0.68, top: 0.1, right: 0.98, bottom: 0.9 },
  ],
  centres: [
    { x: 206, y: 800 },
    { x: 500, y: 800 },
    { x: 794, y: 800 },
  ],
  title: 872,
};
const RADIUS = 136;
/** Share of the product's longer side that a lens shows. */
const SPAN = 0.28;

/** The whole product, and three details of it in lenses. */
export const detailed: Style = {
  id: 'detailed',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    // A product that runs out of the picture at the bottom would cover the lenses there.
    const layout = main.aspect > WIDE && !main.isCutOff ? BELOW : BESIDE;
    const heading = page.text({
      ...TITLE,
      words: words.name ?? '',
      box: page.box(64, 60, layout.title, 122),
      size: 64,
      least: 36,
      ink: theme.ink,
    });
    const { room, middle } = layout === BELOW ? belowTitle(heading) : layout;
    const stage = stageSweep(frame, {
      paper: theme.paper,
      anchor: page.point(middle.x + 10, middle.y + sizeIn(main, room).h / 2),
      pitchDeg: main.pitchDeg,
      falloff: 0.1,
      pool: { ...page.point(middle.x + 10, middle.y - 60), radius: 380, gain: 0.05 },
    });
    const { stand, layers } = placeProduct(stage, main, { ...room, middle: page.point(middle.x, middle.y) }, ON_PAPER);
    return {
      frame,
      layers: [paintBackground(theme.paper), ...stage.backdrop, ...layers, ...lenses(context, layout, stand), heading],
      grain: 1.4,
    };
  },
};

/** Gap between the title and a wide product below it, units. */
const UNDER_TITLE = 28;

/** Space and place for a wide product: it fits between the title (one or two lines) and the lenses. */
function belowTitle({ text }: Layer): Pick<Layout, 'room' | 'middle'> {
  const foot = BELOW.middle.y + BELOW.room.height / 2;
  const head = Math.max(foot - BELOW.room.height, (text ? text.bounds.y + text.bounds.h : 0) + UNDER_TITLE);
  return { room: { ...BELOW.room, height: foot - head }, middle: { ...BELOW.middle, y: (head + foot) / 2 } };
}

/** Three round windows, each joined by a line to the detail it shows. */
function lenses({ main, page, theme }: RecipeContext, { zones, centres }: Layout, stand: Stand): Layer[] {
  // In a right-to-left page the first lens is on the right: it shows the right part, or the lines would cross.
  const seen = page.direction === 'rtl' && centres[0]?.y === centres[1]?.y ? zones.toReversed() : zones;
  const middles = centres.map(({ x, y }) => page.point(x, y));
  return aimWindows(main, stand, seen, middles, SPAN).flatMap(({ focus, from, window }) => {
    const at = middles[window]!;
    const away = Math.hypot(from.x - at.x, from.y - at.y) || 1;
    const rim = { x: at.x + ((from.x - at.x) / away) * RADIUS, y: at.y + ((from.y - at.y) / away) * RADIUS };
    const box = { x: at.x - RADIUS, y: at.y - RADIUS, w: 2 * RADIUS, h: 2 * RADIUS };
    return [
      paintLine([from, rim], theme.accent, 2.4, 7),
      paintSoftShadow({ ...box, y: box.y + 10 }, RADIUS, 16, 0.24),
      cropProduct(main, { box, radius: RADIUS, ground: theme.tint, focus, span: SPAN }),
      paintRing(at, RADIUS, theme.white, 7),
    ];
  });
}
