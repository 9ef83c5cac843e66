import { believableHeight } from '../stage/believe-size.ts';
import type { Page } from '../type/page.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { IN_SET } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { veilForWords } from '../stage/veil-for-words.ts';
import { LABEL, TITLE } from '../type/roles.ts';

const ROOM = 780;
/** Width by height from which a product is wide: it stands below the words, and not beside them. */
const WIDE = 1.3;
/** Least height of what stands there alone, units. */
const ALONE = 600;
/** Height of what stands below the words, units. */
const LOW = 340;

/** The product in its room, and the one thing to remember in large type. */
export const benefitOverlay: Style = {
  id: 'benefit_overlay',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, page, words, longerM } = context;
    const stage = await stageSet(context, 'lifestyle', { nth: 2, room: ROOM, anchorAt: { x: 500, y: 760 } });
    const promise = words.promise || (words.name ?? '');
    const believed = believableHeight(stage, main, longerM, ROOM);
    // Without words the camera goes nearer, and nothing is left empty around what is small.
    const height = promise === '' ? Math.min(780, Math.max(ALONE, believed)) : Math.min(680, believed);
    const isWide = main.aspect > WIDE;
    const at = page.point(promise === '' ? 500 : isWide ? 530 : 670, isWide ? 800 : 900);
    // Low enough for the words to have the whole width above it.
    const maxWidth = promise === '' ? 780 : isWide ? Math.min(700, LOW * main.aspect) : 560;
    const placed = placeCentred(stage, main, { height, maxWidth, at }, IN_SET);
    if (promise === '') return { frame, layers: [...stage.backdrop, ...placed.layers], grain: 2 };
    const veil = veilForWords(stage, { x: 0, y: 0 }, { x: 0, y: 760 }, 0.92);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        veil.layer,
        ...placed.layers,
        paintBox(page.box(66, 92, 74, 6), veil.ink, 3),
        ...say(page, promise, besideOf(placed.stand.visible, page), veil.ink),
        page.text({
          ...LABEL,
          words: words.promise ? (words.name ?? '') : words.line,
          box: page.box(66, 900, belowOf(placed.stand.visible, page), 80),
          size: 36,
          least: 22,
          maxLines: 2,
          ink: veil.ink,
        }),
      ],
      grain: 2,
    };
  },
};

function say(page: Page, words: string, room: Room, ink: string): Layer[] {
  const box = page.box(64, TOP, room.w, room.h);
  return [page.text({ ...TITLE, words, box, size: 104, least: 44, maxLines: 4, tracking: -0.015, ink })];
}

/** Where the words begin, and the least room above a product that takes their biggest lines. */
const [TOP, ABOVE] = [122, 200];
/** Beside a product a column narrower than this breaks words apart. */
const LEAST_COLUMN = 280;

interface Room {
  w: number;
  h: number;
}

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
