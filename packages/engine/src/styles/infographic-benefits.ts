import { cropProduct } from '../stage/crop-product.ts';
import { drawIcon, type IconName } from '../page/draw-icon.ts';
import type { PageText } from '../type/page.ts';
import { paintArch, paintDisc, paintGround, paintLine } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { pickPoints } from '../stage/pick-points.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { PAGE_LIGHT, stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Room } from '../stage/stand-product.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { towardsLight } from '../product/towards-light.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** Where things stand: a tall product beside the list, a wide one above it. */
interface Layout {
  /** Middle of the product's floor, and the room it has. */
  floor: UnitPoint;
  room: Room;
  arch: UnitBox;
  /** Top left of every row, and the width of its words. */
  rows: UnitPoint[];
  words: number;
}

const WIDE = 1.2;
/** Parts of the product that stand for themselves, and the share of its longer side that each window shows. */
const VIEWED = [
  { left: 0.2, top: 0.02, right: 0.8, bottom: 0.34 },
  { left: 0.3, top: 0.34, right: 0.9, bottom: 0.62 },
  { left: 0.15, top: 0.66, right: 0.85, bottom: 0.95 },
];
const SPAN = 0.34;

/** Up to four good reasons, each with a sign, beside the product or below it; where none is given, what one sees up close. */
export const infographicBenefits: Style = {
  id: 'infographic_benefits',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, words, theme } = context;
    const count = words.benefits.length;
    const { floor, room, arch, rows, words: width } = main.aspect > WIDE ? above(count) : beside(main, count);
    const stage = stageSweep(frame, {
      paper: theme.soft,
      anchor: page.point(floor.x, floor.y),
      pitchDeg: main.pitchDeg,
      light: { ...PAGE_LIGHT, direction: towardsLight(main, ...PAGE_LIGHT.lean) },
    });
    const { layers } = placeProduct(stage, main, { ...room, edge: arch.y + arch.h }, ON_PAPER);
    const icons = matchIcons(
      words.benefits.map((line) => page.said(line)),
      words.language,
    );
    return {
      frame,
      layers: [
        paintGround(theme.paper),
        paintArch(page.box(arch.x, arch.y, arch.w, arch.h), theme.soft),
        ...layers,
        page.text({
          ...TITLE,
          words: words.name ?? (count > 0 ? words.labels.benefits : ''),
          box: page.box(64, 60, 872, 150),
          size: 74,
          least: 44,
          stand: 'middle',
          ink: theme.ink,
        }),
        ...rows.flatMap((at, i) => sign(context, at, icons[i] ?? 'check')),
        ...page.texts(rows.map((at, i) => reason(context, words.benefits[i]!, at, width))),
        ...(main.aspect > WIDE ? [] : rows.slice(0, -1).map(({ x, y }) => rule(context, x + 114, y + 140, width))),
        ...(count === 0 ? views(context) : []),
      ],
      grain: 1.2,
    };
  },
};

/** Up to four rows, in the middle of the room of four. */
function beside(main: PreparedProduct, count: number): Layout {
  const room = { height: 590, maxWidth: 364 };
  const top = Math.max(250, 872 - sizeIn(main, room).h - 170);
  return {
    floor: { x: 268, y: 872 },
    room,
    arch: { x: 64, y: top, w: 408, h: 1000 - top },
    rows: Array.from({ length: count }, (_, i) => ({ x: 518, y: 300 + (i + (4 - count) / 2) * 164 })),
    words: 304,
  };
}

/** Up to four below the product; one row of two leaves it more room. */
function above(count: number): Layout {
  const isShort = count > 0 && count <= 2;
  const deeper = isShort ? 128 : 0;
  return {
    floor: { x: 500, y: 600 + deeper },
    room: { height: 350 + deeper, maxWidth: isShort ? 720 : 600 },
    arch: { x: 120, y: 232, w: 760, h: 414 + deeper },
    rows: Array.from({ length: count }, (_, i) => ({
      x: count === 1 ? 287 : 64 + (i % 2) * 446,
      y: isShort ? 822 : 692 + Math.floor(i / 2) * 138,
    })),
    words: 306,
  };
}

/** Nothing was said: three places of the product seen up close. */
function views({ main, page, theme }: RecipeContext): Layer[] {
  const isWide = main.aspect > WIDE;
  return pickPoints(main, VIEWED, SPAN).map((focus, i) => {
    const box = isWide ? page.box(64 + i * 297, 690, 278, 246) : page.box(560, 236 + i * 238, 376, 222);
    return cropProduct(main, { box, radius: 22, ground: theme.soft, focus, span: SPAN });
  });
}

function sign({ page, theme }: RecipeContext, { x, y }: UnitPoint, icon: IconName): Layer[] {
  const at = page.point(x + 44, y + 58);
  return [paintDisc(at, 44, theme.accent), drawIcon(icon, at, 48, theme.white, 1.8)];
}

function reason({ page, theme }: RecipeContext, words: string, { x, y }: UnitPoint, width: number): PageText {
  return {
    ...LABEL,
    role: 'benefit',
    words,
    box: page.box(x + 114, y - 10, width, 136),
    size: 35,
    stand: 'middle',
    ink: theme.ink,
  };
}

function rule({ page, theme }: RecipeContext, x: number, y: number, width: number): Layer {
  return paintLine([page.point(x, y), page.point(x + width, y)], theme.soft, 1.6);
}
