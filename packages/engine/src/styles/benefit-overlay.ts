import { believableShare } from '../compose/believe-size.ts';
import { homeSet } from '../compose/choose-set.ts';
import { paintBox, paintVeil } from '../compose/paint-shape.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stagePlate } from '../compose/stage-plate.ts';

/** The product in its room, and the one thing to remember in large type. */
export const benefitOverlay: Style = {
  id: 'benefit_overlay',
  width: 4096,
  height: 4096,
  async compose({ main, frame, page, words, theme, category }) {
    const home = homeSet(category, main) === 'oak' ? 'marble_hi' : 'oak';
    const stage = await stagePlate(home, frame, { anchorAt: { x: 500, y: 760 } });
    const height = 590 * believableShare(main, category);
    const placed = placeProduct(stage, main, { height, maxWidth: 470, at: page.point(690, 880) }, IN_SET);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        paintVeil(theme.deep, 0.86, { x: 0, y: 0 }, { x: 0, y: 560 }),
        ...placed.layers,
        paintBox(page.box(66, 92, 74, 6), theme.soft, 3),
        page.text({
          words: words.promise,
          box: page.box(64, 122, 800, 250),
          voice: 'serif',
          weight: 500,
          size: 104,
          least: 48,
          maxLines: 3,
          leading: 1.06,
          tracking: -0.015,
          ink: theme.white,
        }),
        ...(words.name
          ? [
              page.text({
                words: words.name,
                box: page.box(66, 900, 330, 48),
                voice: 'sans',
                weight: 600,
                size: 30,
                least: 22,
                maxLines: 1,
                ink: theme.white,
              }),
            ]
          : []),
      ],
      grain: 2,
    };
  },
};
