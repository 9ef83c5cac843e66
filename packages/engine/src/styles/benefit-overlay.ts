import { believableHeight } from '../stage/believe-size.ts';
import type { Words } from '../phrases/choose-words.ts';
import type { Page } from '../type/page.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET, type Placed, placeProduct } from '../stage/place-product.ts';
import { isTowardsWords } from '../stage/is-towards-words.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet } from '../stage/stage-set.ts';
import { sizeIn } from '../stage/stand-product.ts';
import { veilForWords } from '../stage/veil-for-words.ts';
import { LABEL, TITLE } from '../type/roles.ts';

const ROOM = 780;
/** Width ÷ height from which a product is wide: it stands below the words instead of beside them. */
const WIDE = 1.05;
/** Minimum height of a product without words, units. */
const ALONE = 600;
/** Line that a wide product stands on, and its distance from the words: units. */
const [FOOT, BELOW_WORDS] = [900, 50];

/** How far below the words their veil fades out, units: the floor under the product is not changed. */
const VEIL_RUN = 220;

/** The large text, and the small line right below it: both stand on the veil, so nothing is printed on the floor. */
interface Said {
  large: string;
  small: string;
}

const sayingOf = ({ promise, name, line }: Words): Said =>
  promise ? { large: promise, small: name ?? '' } : { large: name ?? '', small: line };

/** Whether nothing stands on the side where the photo cut the product off. */
const isOpenBeside = (context: RecipeContext): boolean =>
  sayingOf(context.words).large === '' || !isTowardsWords(context);

/** The product in a room, with the one thing to remember in large type. */
export const benefitOverlay: Style = {
  id: 'benefit_overlay',
  width: 4096,
  height: 4096,
  isOpenBeside,
  async compose(context) {
    const { main, frame, page, words } = context;
    const stage = await stageSet(context, 'lifestyle', { nth: 2, room: ROOM, anchorAt: { x: 500, y: 760 } });
    const said = sayingOf(words);
    const placed = place(context, stage, said);
    if (said.large === '') return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 2 };
    const room = main.aspect > WIDE ? ABOVE_WIDE : besideOf(placed.stand.visible, page);
    const foot = footOf(say(page, said, room, BLACK));
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
        ...say(page, said, room, veil),
      ],
      grain: 2,
    };
  },
};

/** Beside the words; a wide product below them, as large as they allow; alone if nothing is stated. */
function place({ main, page, longerM }: RecipeContext, stage: Stage, said: Said): Placed {
  const believed = believableHeight(stage, main, longerM, ROOM);
  // Without words the camera moves closer, so that a small product is not surrounded by empty space.
  if (said.large === '') {
    const room = { height: Math.min(780, Math.max(ALONE, believed)), maxWidth: 780 };
    return placeCentred(stage, main, { ...room, at: page.point(500, 900), isOpenBeside: true }, IN_SET);
  }
  if (main.aspect <= WIDE)
    return placeCentred(
      stage,
      main,
      {
        height: Math.min(680, believed),
        maxWidth: 560,
        at: page.point(670, 900),
        isOpenBeside: !isTowardsWords({ main, page }),
      },
      IN_SET,
    );
  const room = {
    height: Math.min(believed, FOOT - BELOW_WORDS - footOf(say(page, said, ABOVE_WIDE, BLACK))),
    maxWidth: 760,
  };
  const middle = page.point(530, FOOT - sizeIn(main, room).h / 2);
  return placeProduct(stage, main, { ...room, middle, isOpenBeside: true }, IN_SET);
}

/** Inks for measuring only. */
const BLACK = { ink: '#000', second: '#000' };
/** Gap between the large and the small words, and the height of the small ones: units. */
const [GAP, SMALL] = [26, 92];

function say(
  page: Page,
  { large, small }: Said,
  room: Room,
  { ink, second }: Record<'ink' | 'second', string>,
): Layer[] {
  const box = page.box(64, TOP, room.w, room.h);
  const above = page.text({ ...TITLE, words: large, box, size: 104, least: 44, maxLines: 4, tracking: -0.015, ink });
  if (small === '') return [above];
  const under = page.box(66, footOf([above]) + GAP, room.w, SMALL);
  return [above, page.text({ ...LABEL, words: small, box: under, size: 38, least: 24, maxLines: 2, ink: second })];
}

/** Upper edge of the words, and the space above a product from which they get the whole width. */
const [TOP, ABOVE] = [122, 280];
/** A column beside a product that is narrower than this would break words. */
const LEAST_COLUMN = 280;

interface Room {
  w: number;
  h: number;
}

/** Space for words that have the whole width. */
const ABOVE_WIDE: Room = { w: 800, h: 330 };
/** Lower edge of the words, units. */
const footOf = (layers: readonly Layer[]): number =>
  Math.max(TOP, ...layers.map(({ text }) => (text ? text.bounds.y + text.bounds.h : 0)));

/** Space for the words: the whole width above a low product or where no column is left, else up to the product's side. */
function besideOf(visible: UnitBox, page: Page): Room {
  const [column, above] = [sideOf(visible, page) - 36, visible.y - TOP - 16];
  if (visible.y > 470 || (column < LEAST_COLUMN && above >= ABOVE))
    return { w: 800, h: Math.min(330, above - GAP - SMALL) };
  return { w: column, h: 330 };
}

/** From the margin to the product. */
const sideOf = ({ x, w }: UnitBox, page: Page): number =>
  (page.direction === 'rtl' ? page.frame.width - x - w : x) - page.margin;
