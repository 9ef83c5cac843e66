import { backLight } from '../stage/back-light.ts';
import { believableShare } from '../stage/believe-size.ts';
import type { ProductWish } from '../stage/draw-product.ts';
import { paintVeil } from '../page/paint-shape.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { raiseLow } from '../stage/raise-low.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import type { Stage } from '../stage/stage.ts';
import { stageSet } from '../stage/stage-set.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { widestFor } from '../stage/widest-for.ts';
import { TITLE } from '../type/roles.ts';

const GOLD = '#d9b877';
const NIGHT = '#120f0c';
const VELVET = '#3a322b';
/** The set's own light, deep in shadow; the edge takes the colour of the glow behind it and gets no rim light. */
const IN_THE_DARK: ProductWish = { relight: { amount: 0.42 }, wrap: 0.3 };

/** Line that the product stands on with a stone slab, and the line above it that is reserved for the words: units. */
const [FLOOR, HEAD] = [850, 190];
/** Size in metres from which a product stands on no stone slab, and the share of it that a polished floor reflects. */
const LARGE_M = 0.6;
const GLOSS = { share: 0.1, blur: 14 };
/** Width ÷ height from which a product is wide, and the maximum widths of a wide and of a narrow product. */
const [WIDE, WIDEST, NARROW] = [1.5, 780, 640];

/** Dark stone, light from one side, a reflection, few words. */
export const luxury: Style = {
  id: 'luxury',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  async compose(context) {
    const { main, frame, page, words, longerM } = context;
    const height = 640 * (0.5 + 0.5 * believableShare(main, longerM));
    const stage =
      main.lies || longerM >= LARGE_M
        ? stageDark(context)
        : await stageSet(context, 'luxury', { zoom: 1.1, anchorAt: { x: 500, y: 800 } });
    const maxWidth = main.aspect > WIDE && stage.supportRadius === null ? widestFor(main, WIDEST) : NARROW;
    // On bare stone it stands close to the camera; on a podium it stands where the podium is.
    const near = raiseLow(main, { height, maxWidth }, Math.max(stage.anchor.y, FLOOR), frame.height);
    const at = stage.supportRadius === null ? { x: 500, y: near } : stage.anchor;
    const most = Math.min(height, at.y - HEAD);
    const placed = placeCentred(stage, main, { height: most, maxWidth, at, isOpenBeside: true }, IN_THE_DARK);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...(words.headline === '' ? [] : [paintVeil(NIGHT, 0.86, { x: 0, y: 40 }, { x: 0, y: 420 })]),
        ...backLight(placed.stand),
        ...placed.layers,
        page.text({
          ...TITLE,
          words: words.headline,
          box: page.box(150, 56, 700, 100),
          weight: 400,
          size: 58,
          least: 28,
          align: 'centre',
          stand: 'middle',
          tracking: 0.02,
          ink: GOLD,
        }),
      ],
      grain: 2.2,
    };
  },
};

/** A product without a base lies in a pool of light on dark paper; one larger than a table stands there in front of a glow. */
const stageDark = ({ frame, main, longerM }: RecipeContext): Stage =>
  stageSweep(frame, {
    paper: VELVET,
    anchor: { x: 500, y: 800 },
    pitchDeg: main.pitchDeg,
    falloff: 0.75,
    pool: { x: 470, y: 500, radius: 400, gain: 1.1 },
    light: { strength: 0.6 },
    ...(!main.lies && longerM >= LARGE_M && { reflection: GLOSS }),
  });
