import { believableHeight } from '../compose/believe-size.ts';
import { drawButton } from '../compose/draw-button.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stageSet } from '../compose/stage-set.ts';
import { veilForWords } from '../compose/veil-for-words.ts';
import { LINE, TITLE } from '../type/roles.ts';

/** A shop's banner: words in the first two thirds, product in the last. */
export const heroBanner: Style = {
  id: 'hero_banner',
  width: 4096,
  height: 1744,
  async compose(context) {
    const { main, frame, page, words, theme, longerM } = context;
    const at = page.point(frame.width * 0.745, 880);
    const stage = await stageSet(context, 'lifestyle', { nth: 1, anchorAt: { x: frame.width / 2, y: 800 } });
    const height = Math.min(800, Math.max(580, believableHeight(stage, main, longerM, 1000)));
    const placed = placeProduct(stage, main, { height, maxWidth: 760, at }, IN_SET);
    const veil = veilForWords(stage, page.point(0, 0), page.point(frame.width * 0.8, 0), 0.97);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        veil.layer,
        ...placed.layers,
        page.text({
          ...TITLE,
          words: words.headline,
          box: page.box(150, 170, 1010, 360),
          size: 164,
          least: 84,
          tracking: -0.015,
          stand: 'bottom',
          ink: veil.ink,
        }),
        page.text({
          ...LINE,
          words: words.line,
          box: page.box(154, 566, 900, 140),
          weight: 400,
          size: 58,
          least: 44,
          ink: veil.second,
        }),
        ...drawButton(page, words.labels.callToAction, { x: 154, y: 752, size: 42 }, theme.accent),
      ],
      grain: 1.8,
    };
  },
};
