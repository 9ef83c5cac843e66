import { believableShare } from '../stage/believe-size.ts';
import type { Layer } from '../page/picture.ts';
import { paintDisc } from '../page/paint-shape.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { ON_PAPER } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn, type Stand } from '../stage/stand-product.ts';
import { widestFor } from '../stage/widest-for.ts';
import { LABEL } from '../type/roles.ts';

/** Line that the product stands on below the words, and its minimum distance from them: units. */
const [FLOOR, UNDER_TITLE] = [900, 24];

/** One bold colour taken from the product, the product large, one short line if there is one. */
export const socialSquare: Style = {
  id: 'social_square',
  width: 4096,
  height: 4096,
  isOpenBeside: true,
  compose(context) {
    const { main, frame, words, theme, longerM } = context;
    const title = sayHeadline(context);
    const bare = words.headline === '';
    const height = (bare ? 740 : 660) * (0.55 + 0.45 * believableShare(main, longerM));
    const head = bare ? 0 : (title.text?.bounds.y ?? 0) + (title.text?.bounds.h ?? 0) + UNDER_TITLE;
    const room = { height: bare ? height : Math.min(height, FLOOR - head), maxWidth: widestFor(main, 720) };
    const centre = bare ? 510 : 600;
    // Without words the product is centred in the disc, and so is a flat one.
    const isFree = bare || main.lies === true;
    const floor = isFree ? Math.min(bare ? 860 : FLOOR, centre + 30 + sizeIn(main, room).h / 2) : FLOOR;
    const stage = stageSweep(frame, {
      paper: theme.bold,
      anchor: { x: 500, y: floor },
      pitchDeg: main.pitchDeg,
      falloff: 0.12,
      pool: { x: 500, y: 560, radius: 400, gain: 0.05 },
      light: { strength: 0.5, shadowTint: [0.9, 0.75, 0.75] },
    });
    const placed = placeCentred(stage, main, { ...room, isOpenBeside: true }, ON_PAPER);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        paintDisc({ x: discAt(placed.stand), y: centre }, bare ? 370 : 330, theme.boldLight),
        ...placed.layers,
        title,
      ],
      grain: 1.4,
    };
  },
};

/** The disc is behind the middle of the page, or behind a product that runs out of it. */
const discAt = ({ product, visible }: Stand): number => (product.cutBeside ? visible.x + visible.w / 2 : 500);

function sayHeadline({ page, words, theme }: RecipeContext): Layer {
  return page.text({
    ...LABEL,
    words: words.headline,
    box: page.box(70, 66, 860, 190),
    weight: 800,
    size: 104,
    least: 52,
    maxLines: 2,
    leading: 1.02,
    tracking: -0.03,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
}
