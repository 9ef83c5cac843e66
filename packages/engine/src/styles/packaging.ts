import { createCanvas } from '@napi-rs/canvas';
import { believableShare } from '../stage/believe-size.ts';
import { drawCrateLabel } from '../decor/draw-crate-label.ts';
import { drawOpenBox } from '../decor/draw-open-box.ts';
import { drawDressing, type DressingWish, printOnFace } from '../decor/draw-dressing.ts';
import { type PaintedDressing, paintDressing } from '../decor/load-dressing.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { ON_PAPER } from '../stage/place-product.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { smoothFor } from '../pixels/rasters.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';

/** A rendered closed carton: the size of its front, metres. */
interface Carton {
  name: string;
  width: number;
  height: number;
}

const CARTONS: readonly Carton[] = [
  { name: 'carton_tall', width: 0.19, height: 0.3 },
  { name: 'carton_cube', width: 0.25, height: 0.23 },
  { name: 'carton_wide', width: 0.36, height: 0.16 },
];
/** Longer side of a product too large for a carton, metres. */
const CRATE_M = 0.9;
/** How much larger than its content a box is. */
const AROUND = 1.1;
/** Maximum height and width of a box, units. */
const [HIGHEST, WIDEST] = [600, 560];

/** Ready to give: the product in front of its box, which has the product's colour and name; a large product is printed on the label of its crate. */
export const packaging: Style = {
  id: 'packaging',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, page, theme, words, kind, longerM } = context;
    // Clothing is folded.
    if (longerM >= CRATE_M && kind?.lives !== 'worn')
      return { frame, layers: await drawCrateLabel(context), grain: 1.6 };
    // Beside a carton seen from the side, a flat product would stand upright.
    if (main.lies) {
      const box = { board: theme.accent, ink: theme.white, words: words.name ?? '', share: believedShare(context) };
      return { frame, layers: drawOpenBox(context, box), grain: 1.6 };
    }
    const side = page.direction === 'rtl' ? -1 : 1;
    const carton = cartonFor(main.aspect);
    const painted = await paintDressing(carton.name, { board: theme.accent });
    const stage = stageSweep(frame, {
      paper: theme.tint,
      anchor: { x: 500, y: 800 },
      pitchDeg: painted.dressing.info.pitch_deg,
      falloff: 0.26,
      pool: { ...page.point(420, 380), radius: 460, gain: 0.12 },
      light: { strength: 0.5, direction: [-0.52 * side, -0.38, 0.765] },
    });
    const height = 600 * believedShare(context);
    const wish = { height, maxWidth: 460, at: page.point(704, 866) };
    const placed = placeCentred(stage, main, wish, ON_PAPER);
    const box = cartonLayers(context, painted, carton, placed.stand.visible);
    return { frame, layers: [...stage.backdrop, ...box, ...placed.layers], grain: 1.6 };
  },
};

/** Share of its space that the product takes: a small product is shown a little smaller. */
const believedShare = ({ main, longerM }: RecipeContext): number => Math.max(0.72, believableShare(main, longerM));

/** The carton whose front has the proportions nearest to the product's. */
function cartonFor(aspect: number): Carton {
  const away = ({ width, height }: Carton): number => Math.abs(Math.log(width / height / aspect));
  return CARTONS.toSorted((one, other) => away(one) - away(other))[0]!;
}

/** The box behind the product, large enough to hold it; its words are on the front only. */
function cartonLayers(
  { main, page, words, theme }: RecipeContext,
  painted: PaintedDressing,
  { width, height }: Carton,
  product: UnitBox,
): Layer[] {
  const wanted = Math.max(product.h / height, product.w / width) * AROUND;
  const unitsPerMetre = Math.min(wanted, HIGHEST / height, WIDEST / width);
  const size = { width: width * unitsPerMetre, height: height * unitsPerMetre };
  const wish: DressingWish = { at: page.point(372, 800), unitsPerMetre, mirrored: page.direction === 'rtl' };
  if (!words.name) {
    const print = { face: 'front', ...size, layer: outlineOf(main, size, theme.white) };
    return [drawDressing(painted, wish), printOnFace(painted, wish, print)];
  }
  const text = page.text({
    words: words.name,
    box: { x: size.width * 0.1, y: size.height * 0.16, w: size.width * 0.66, h: size.height * 0.4 },
    voice: 'serif',
    weight: 500,
    size: 50,
    least: 22,
    maxLines: 4,
    leading: 1.12,
    ink: theme.white,
  });
  return [drawDressing(painted, wish), printOnFace(painted, wish, { face: 'front', ...size, layer: text })];
}

/** Where the outline is printed on a front, as shares from the left and the top: the product hides little of it there. */
const PRINTED = { x: 0.1, y: 0.14, w: 0.56, h: 0.64 } as const;
const INK_SHARE = 0.26;

/** Print for a box without a name: the product's outline, tone on tone. */
function outlineOf({ cutout, aspect }: PreparedProduct, front: { width: number; height: number }, ink: string): Layer {
  const room = { w: PRINTED.w * front.width, h: PRINTED.h * front.height };
  const h = Math.min(room.h, room.w / aspect);
  const at = { x: PRINTED.x * front.width, y: PRINTED.y * front.height + (room.h - h) / 2 };
  return {
    name: 'outline',
    draw({ ctx, scale }) {
      const flat = createCanvas(Math.ceil(h * aspect * scale), Math.ceil(h * scale));
      const inner = flat.getContext('2d');
      smoothFor(inner, flat.width / cutout.width);
      inner.drawImage(cutout, 0, 0, flat.width, flat.height);
      inner.globalCompositeOperation = 'source-in';
      inner.fillStyle = ink;
      inner.fillRect(0, 0, flat.width, flat.height);
      ctx.globalAlpha = INK_SHARE;
      ctx.drawImage(flat, at.x, at.y, h * aspect, h);
    },
  };
}
