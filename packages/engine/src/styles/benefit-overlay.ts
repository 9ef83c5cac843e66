import { believableHeight } from '../stage/believe-size.ts';
import type { Page } from '../type/page.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET, type Placed, placeProduct } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet } from '../stage/stage-set.ts';
import { sizeIn } from '../stage/stand-product.ts';
import { veilForWords } from '../stage/veil-for-words.ts';
import { LABEL, TITLE } from '../type/roles.ts';

const ROOM = 780;
/** Width by height from which a product is wide: it stands below the words, and not beside them. */
const WIDE = 1.05;
/** Least height of what stands there alone, units. */
const ALONE = 600;
/** Lower edge of what is wide, above the small words, and how far it stays below the large ones: units. */
const [FOOT, BELOW_WORDS] = [868, 60];

/** How far below the words their veil runs out, units. */
const VEIL_RUN = 300;

/** The product in its room, and the one thing to remember in large type. */
export const benefitOverlay: Style = {
  id: 'benefit_overlay',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, page, words } = context;
    const stage = await stageSet(context, 'lifestyle', { nth: 2, room: ROOM, anchorAt: { x: 500, y: 760 } });
    const promise = words.promise || (words.name ?? '');
    const placed = place(context, stage, promise);
    if (promise === '') return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 2 };
    const room = main.aspect > WIDE ? ABOVE_WIDE : besideOf(placed.stand.visible, page);
    const foot = footOf(say(page, promise, room, '#000'));
    const veil = veilForWords(stage, {
      words: page.box(64, TOP, Math.max(LEAST_COLUMN, room.w), foot - TOP),
      from: { x: 0, y: foot - 0.3 * (foot - TOP) },
      to: { x: 0, y: foot + VEIL_RUN },
    });
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...veil.layers,
        ...placed.layers,
        paintBox(page.box(66, 92, 74, 6), veil.ink, 3),
        ...say(page, promise, room, veil.ink),
        ...name(context, placed.stand.visible, veil.ink),
      ],
      grain: 2,
    };
  },
};

/** Beside the words; what is wide below them, as large as they leave room for; alone where nothing is said. */
function place({ main, page, longerM }: RecipeContext, stage: Stage, promise: string): Placed {
  const believed = believableHeight(stage, main, longerM, ROOM);
  // Without words the camera goes nearer, and nothing is left empty around what is small.
  if (promise === '') {
    const room = { height: Math.min(780, Math.max(ALONE, believed)), maxWidth: 780 };
    return placeCentred(stage, main, { ...room, at: page.point(500, 900) }, IN_SET);
  }
  if (main.aspect <= WIDE)
    return placeCentred(
      stage,
      main,
      { height: Math.min(680, believed), maxWidth: 560, at: page.point(670, 900) },
      IN_SET,
    );
  const room = {
    height: Math.min(believed, FOOT - BELOW_WORDS - footOf(say(page, promise, ABOVE_WIDE, '#000'))),
    maxWidth: 760,
  };
  const middle = page.point(530, FOOT - sizeIn(main, room).h / 2);
  return placeProduct(stage, main, { ...room, middle }, IN_SET);
}

function say(page: Page, words: string, room: Room, ink: string): Layer[] {
  const box = page.box(64, TOP, room.w, room.h);
  return [page.text({ ...TITLE, words, box, size: 104, least: 44, maxLines: 4, tracking: -0.015, ink })];
}

/** Beside a foot that leaves less, a name would be cut short. */
const LEAST_NAME = 160;

/** The product's name at the foot, or another line where the name is the large one; none where the product leaves no room. */
function name({ page, words }: RecipeContext, visible: UnitBox, ink: string): Layer[] {
  const width = belowOf(visible, page);
  if (width < LEAST_NAME) return [];
  const said = words.promise ? (words.name ?? '') : words.line;
  return [
    page.text({ ...LABEL, words: said, box: page.box(66, 900, width, 80), size: 36, least: 22, maxLines: 2, ink }),
  ];
}

/** Where the words begin, and the least room above a product that takes their biggest lines. */
const [TOP, ABOVE] = [122, 200];
/** Beside a product a column narrower than this breaks words apart. */
const LEAST_COLUMN = 280;

interface Room {
  w: number;
  h: number;
}

/** Room of words that have the whole width. */
const ABOVE_WIDE: Room = { w: 800, h: 330 };
/** Lower edge of words, units. */
const footOf = (layers: readonly Layer[]): number =>
  Math.max(TOP, ...layers.map(({ text }) => (text ? text.bounds.y + text.bounds.h : 0)));

/** Room of the words: the whole frame above what is low or leaves no column, else as far as the product's side. */
function besideOf(visible: UnitBox, page: Page): Room {
  const [column, above] = [sideOf(visible, page) - 36, visible.y - TOP - 16];
  if (visible.y > 470 || (column < LEAST_COLUMN && above >= ABOVE)) return { w: 800, h: Math.min(330, above) };
  return { w: column, h: 330 };
}

/** Width of the small words: as far as the product's side, and further under one that ends above them. */
const belowOf = (visible: UnitBox, page: Page): number =>
  visible.y + visible.h < 880 ? 600 : Math.min(400, sideOf(visible, page) - 24);

/** From the margin to the product. */
const sideOf = ({ x, w }: UnitBox, page: Page): number =>
  (page.direction === 'rtl' ? page.frame.width - x - w : x) - page.margin;
