import { drawDressing, type DressingWish, printOnFace } from '../decor/draw-dressing.ts';
import { paintDressing } from '../decor/load-dressing.ts';
import type { Layer } from '../page/picture.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { TITLE } from '../type/roles.ts';
import { aspectOf, fillWindow, windowIn } from './photo-window.ts';

/** A rendered closed carton. */
interface Carton {
  name: string;
  /** Width ÷ height of its front. */
  aspect: number;
  heightM: number;
  /** The largest height that leaves room for its flank and its shadow, and where its base is then, units. */
  highest: number;
  baseY: number;
}

const CARTONS: readonly Carton[] = [
  { name: 'carton_tall', aspect: 0.19 / 0.3, heightM: 0.3, highest: 780, baseY: 880 },
  { name: 'carton_cube', aspect: 0.25 / 0.23, heightM: 0.23, highest: 620, baseY: 820 },
  { name: 'carton_wide', aspect: 0.36 / 0.16, heightM: 0.16, highest: 340, baseY: 680 },
];
/** Share of a front below the photo, for the name. */
const BAND = 0.24;
/** Share of a front's height that its border takes. */
const BORDER = 0.035;
/** Middle of a carton's base, units: its flank is on the right. */
const BASE_X = 470;

/** A closed carton with the photo printed on its front, and the name below the photo. */
export async function cartonOfPhoto(context: RecipeContext): Promise<Layer[]> {
  const { main, frame, page, theme, words } = context;
  const photoShare = (words.name ?? '') === '' ? 1 : 1 - BAND;
  const carton = cartonFor(aspectOf(main.product), photoShare);
  const painted = await paintDressing(carton.name, { board: theme.accent });
  const base = { x: BASE_X, y: carton.baseY };
  const stage = stageSweep(frame, {
    paper: theme.tint,
    anchor: base,
    pitchDeg: painted.dressing.info.pitch_deg,
    falloff: 0.26,
    pool: { ...page.point(420, 380), radius: 460, gain: 0.12 },
  });
  const size = { width: carton.highest * carton.aspect, height: carton.highest };
  const wish: DressingWish = {
    at: page.point(base.x, base.y),
    unitsPerMetre: carton.highest / carton.heightM,
    mirrored: page.direction === 'rtl',
  };
  const layer = together(frontOf(context, size, photoShare));
  return [
    ...stage.backdrop,
    drawDressing(painted, wish),
    printOnFace(painted, wish, { face: 'front', ...size, layer }),
  ];
}

/** The carton whose field for the photo has the proportions nearest to the photo's. */
function cartonFor(aspect: number, photoShare: number): Carton {
  const away = (carton: Carton): number => Math.abs(Math.log(carton.aspect / photoShare / aspect));
  return CARTONS.toSorted((one, other) => away(one) - away(other))[0]!;
}

/** What is printed on a front, seen straight on. */
function frontOf(context: RecipeContext, size: { width: number; height: number }, photoShare: number): Layer[] {
  const { main, page, theme, words } = context;
  const edge = BORDER * size.height;
  const room = { x: edge, y: edge, w: size.width - 2 * edge, h: size.height * photoShare - 2 * edge };
  const below = { x: edge * 1.5, y: size.height * photoShare - edge, w: size.width - 3 * edge, h: size.height * BAND };
  const name = page.text({
    ...TITLE,
    words: words.name ?? '',
    box: below,
    size: 64,
    least: 22,
    maxLines: 2,
    align: 'centre',
    stand: 'middle',
    ink: theme.white,
  });
  return [...fillWindow(main.product, windowIn(main.product, room)), name];
}

/** Several layers as one. */
const together = (layers: readonly Layer[]): Layer => ({
  name: 'front',
  draw(surface) {
    for (const layer of layers) {
      surface.ctx.save();
      layer.draw(surface);
      surface.ctx.restore();
    }
  },
});
