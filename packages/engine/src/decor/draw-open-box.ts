import { fade, hexOfOklch, linearOfHex, oklchOf } from '../pixels/colour.ts';
import { mapPair } from '../pixels/tuples.ts';
import { paintBox, paintSoftShadow } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import type { PageText } from '../type/page.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn } from '../stage/stand-product.ts';

/** What box it is. */
export interface OpenBox {
  /** `#rrggbb`, of the board. */
  board: string;
  /** `#rrggbb`, of the words that are printed inside its lid. */
  ink: string;
  /** Empty: a plain lid. */
  words: string;
  /** Fraction of the available space that the product fills. */
  share: number;
}

/** Space for the product, units; distance of the box from it, its board, and the narrowest box. */
const ROOM = { height: 540, maxWidth: 640 };
const [AROUND, BOARD, NARROWEST] = [64, 14, 400];
/** Height of the lid relative to the box, with minimum and maximum, units. */
const LID = { share: 0.4, least: 160, most: 210 };
/** Width of the walls' inner shadow, and its darkness: on the two sides towards the light, and on the others. */
const WALL = { wide: 58, dark: 0.34, away: 0.1 };
/** Positions of the folds in the tissue, and the brightness of each strip between them. */
const FOLDS = [0, 0.17, 0.36, 0.58, 0.79, 1] as const;
const CREASE = [0.03, -0.025, 0.04, -0.03, 0.02] as const;

/** A lying product in its open box on tissue, seen from straight above; the lid is folded back and carries the words. */
export function drawOpenBox(context: RecipeContext, { board, ink, words, share }: OpenBox): Layer[] {
  const { main, frame, page, theme } = context;
  const size = sizeIn(main, { height: ROOM.height * share, maxWidth: ROOM.maxWidth });
  const inner = { w: Math.max(NARROWEST, size.w + 2 * AROUND), h: size.h + 2 * AROUND };
  const outer = { w: inner.w + 2 * BOARD, h: inner.h + 2 * BOARD };
  const lidHeight = Math.min(LID.most, Math.max(LID.least, LID.share * outer.h));
  const [x, y] = [frame.width / 2 - outer.w / 2, (frame.height - outer.h - lidHeight) / 2];
  const lid = { x, y, w: outer.w, h: lidHeight };
  const box = { x, y: y + lidHeight, ...outer };
  const floor = { x: x + BOARD, y: box.y + BOARD, ...inner };
  const middle = { x: floor.x + inner.w / 2, y: floor.y + inner.h / 2 };
  const stage: Stage = {
    ...stageSweep(frame, { paper: theme.tint, anchor: middle, pitchDeg: 89, falloff: 0.12 }),
    isLying: true,
  };
  const placed = placeProduct(stage, main, { height: size.h, maxWidth: size.w, middle }, ON_PAPER);
  return [
    ...stage.backdrop,
    paintSoftShadow({ ...box, x: box.x + 22, y: box.y + 20 }, 10, 26, 0.34),
    paintSoftShadow({ ...lid, x: lid.x + 7, y: lid.y + 4 }, 6, 9, 0.24),
    paintBox(lid, board, 6),
    shadeLid(lid),
    paintBox(box, lighter(board), 4),
    tissue(floor, theme.paper),
    ...placed.layers,
    walls(floor),
    ...(words === '' ? [] : [page.text(onLid(words, ink, lid))]),
  ];
}

function onLid(words: string, ink: string, { x, y, w, h }: UnitBox): PageText {
  return {
    words,
    box: { x: x + w * 0.08, y: y + h * 0.18, w: w * 0.84, h: h * 0.64 },
    voice: 'serif',
    weight: 500,
    size: 60,
    least: 26,
    maxLines: 2,
    leading: 1.12,
    align: 'centre',
    stand: 'middle',
    ink,
  };
}

/** The board's cut edge is paler than its face. */
function lighter(board: string): string {
  const colour = oklchOf(linearOfHex(board));
  return hexOfOklch({ ...colour, l: Math.min(0.92, colour.l + 0.12) });
}

/** The lid leans back slightly, and darkens towards its hinge. */
function shadeLid({ x, y, w, h }: UnitBox): Layer {
  return {
    name: 'lid',
    draw({ ctx }) {
      const light = ctx.createLinearGradient(0, y, 0, y + h);
      light.addColorStop(0, fade('#ffffff', 0.08));
      light.addColorStop(0.7, fade('#000000', 0));
      light.addColorStop(1, fade('#000000', 0.22));
      ctx.fillStyle = light;
      ctx.fillRect(x, y, w, h);
    },
  };
}

/** Tissue with a few folds across: strips of it face the light slightly more or less. */
function tissue({ x, y, w, h }: UnitBox, color: string): Layer {
  return {
    name: 'tissue',
    draw({ ctx }) {
      ctx.beginPath();
      ctx.rect(x, y, w, h);
      ctx.clip();
      ctx.fillStyle = color;
      ctx.fillRect(x, y, w, h);
      const lean = 0.35 * h;
      CREASE.forEach((light, i) => {
        const [from, to] = mapPair([FOLDS[i] ?? 0, FOLDS[i + 1] ?? 1], (at) => x - lean + at * (w + lean));
        const strip = ctx.createLinearGradient(from, y, to, y);
        const ink = light > 0 ? '#ffffff' : '#2a2320';
        strip.addColorStop(0, fade(ink, Math.abs(light) * 2));
        strip.addColorStop(1, fade(ink, 0));
        ctx.fillStyle = strip;
        ctx.beginPath();
        ctx.moveTo(from, y);
        ctx.lineTo(to, y);
        ctx.lineTo(to + lean, y + h);
        ctx.lineTo(from + lean, y + h);
        ctx.closePath();
        ctx.fill();
      });
    },
  };
}

/** The walls' shadow inside the box: deep along the sides towards the light, faint along the others. */
function walls({ x, y, w, h }: UnitBox): Layer {
  const sides: { from: UnitPoint; to: UnitPoint; dark: number }[] = [
    { from: { x, y: 0 }, to: { x: x + WALL.wide, y: 0 }, dark: WALL.dark },
    { from: { x: 0, y }, to: { x: 0, y: y + WALL.wide }, dark: WALL.dark },
    { from: { x: x + w, y: 0 }, to: { x: x + w - WALL.wide / 2, y: 0 }, dark: WALL.away },
    { from: { x: 0, y: y + h }, to: { x: 0, y: y + h - WALL.wide / 2 }, dark: WALL.away },
  ];
  return {
    name: 'walls',
    draw({ ctx }) {
      for (const { from, to, dark } of sides) {
        const shade = ctx.createLinearGradient(from.x, from.y, to.x, to.y);
        for (let i = 0; i <= 6; i++) shade.addColorStop(i / 6, fade('#1d1613', dark * (1 - i / 6) ** 2));
        ctx.fillStyle = shade;
        ctx.fillRect(x, y, w, h);
      }
    },
  };
}
