import { believableShare } from '../stage/believe-size.ts';
import { paintLine } from '../page/paint-shape.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { Layer } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { towardsLight } from '../product/towards-light.ts';

const HORIZON = 712;
/** Width ÷ height from which a product may be wider: a car at the width of a cup looks like a toy. */
const WIDE = 1.8;
/** Lightness (OKLab) from which a colour is lost on white paper. */
const PALE = 0.74;

/** A large pale background, one line, the product small and low with a long evening shadow; its name at most. */
export const minimalistClean: Style = {
  id: 'minimalist_clean',
  width: 4096,
  height: 4096,
  compose(context) {
    const { main, frame, page, theme, longerM } = context;
    const at = page.point(655, 792);
    const stage = stageSweep(frame, {
      paper: isPale(main) ? theme.counterSoft : theme.paper,
      anchor: at,
      pitchDeg: main.pitchDeg,
      falloff: 0.07,
      floorEnd: HORIZON,
      pool: { ...page.point(560, 420), radius: 620, gain: 0.03 },
      light: { direction: towardsLight(main, 0.86, -0.1, 0.48), softnessDeg: 9, strength: 0.34, contact: 0.5 },
    });
    const height = 420 * (0.3 + 0.7 * believableShare(main, longerM));
    const { layers } = placeProduct(stage, main, { height, maxWidth: main.aspect > WIDE ? 500 : 400, at }, ON_PAPER);
    // Outside the frame too: a marketplace format shows more of the floor.
    const horizon = [
      { x: -3 * frame.width, y: HORIZON },
      { x: 4 * frame.width, y: HORIZON },
    ];
    const line: Layer = { ...paintLine(horizon, theme.muted, 1.5), isEndless: true };
    return {
      frame,
      layers: [...stage.backdrop, line, ...layers, ...nameOf(context)],
      grain: 1,
    };
  },
};

/** Whether much of the product would be lost on white paper. */
function isPale({ palette }: PreparedProduct): boolean {
  return palette.swatches.reduce((sum, { l, share }) => (l > PALE ? sum + share : sum), 0) > 0.3;
}

/** The product's name if there is one; otherwise the background stays empty. */
function nameOf({ page, words, theme }: RecipeContext): Layer[] {
  if (!words.name) return [];
  const name = page.text({
    words: words.name,
    box: page.box(80, 84, 560, 120),
    voice: 'serif',
    weight: 400,
    size: 46,
    least: 34,
    maxLines: 2,
    leading: 1.16,
    ink: theme.ink,
  });
  return [name];
}
