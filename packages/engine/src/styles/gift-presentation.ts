import { believableShare } from '../stage/believe-size.ts';
import { drawOpenBox } from '../decor/draw-open-box.ts';
import { drawDressing, printOnFace } from '../decor/draw-dressing.ts';
import { type PaintedDressing, paintDressing } from '../decor/load-dressing.ts';
import { placeCentred } from '../stage/place-centred.ts';
import { ON_PAPER } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import type { Layer } from '../page/picture.ts';
import { TITLE } from '../type/roles.ts';

const CREAM = '#f6efe4';
/** Scale of the presents beside the product, units per metre. */
const PER_METRE = 1230;
/** Size of the tag's face seen straight on, units. */
const TAG = { width: 140, height: 128 };

/** A present: wrapped boxes with ribbons and bows, a tag, and the product in front of them. */
export const giftPresentation: Style = {
  id: 'gift_presentation',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, page, theme, longerM } = context;
    if (main.lies) {
      const box = { board: CREAM, ink: theme.ink, words: context.words.labels.gift, share: 1 };
      return { frame, layers: drawOpenBox(context, box), grain: 1.6 };
    }
    const isFromRight = page.direction === 'rtl';
    const presents = await paintDressing('gift', { paper: CREAM, wrap: theme.accent, ribbon: theme.accent });
    const side = isFromRight ? -1 : 1;
    const stage = stageSweep(frame, {
      paper: theme.soft,
      anchor: { x: 500, y: 838 },
      pitchDeg: presents.dressing.info.pitch_deg,
      falloff: 0.24,
      pool: { ...page.point(420, 380), radius: 480, gain: 0.14 },
      light: { strength: 0.5, direction: [-0.52 * side, -0.38, 0.765] },
    });
    const height = 640 * Math.max(0.7, believableShare(main, longerM));
    const wish = { height, maxWidth: 450, at: page.point(722, 904) };
    const placed = placeCentred(stage, main, wish, ON_PAPER);
    return { frame, layers: [...stage.backdrop, ...dress(context, presents), ...placed.layers], grain: 1.6 };
  },
};

/** The presents, and the words on their tag. */
function dress({ page, words, theme }: RecipeContext, presents: PaintedDressing): Layer[] {
  const wish = { at: page.point(500, 838), unitsPerMetre: PER_METRE, mirrored: page.direction === 'rtl' };
  const text = page.text({
    ...TITLE,
    words: words.labels.gift,
    box: { x: 10, y: 4, w: TAG.width - 20, h: TAG.height - 14 },
    size: 32,
    least: 18,
    maxLines: 3,
    leading: 1.12,
    align: 'centre',
    stand: 'middle',
    ink: theme.ink,
  });
  return [drawDressing(presents, wish), printOnFace(presents, wish, { face: 'tag', ...TAG, layer: text })];
}
