import { believableShare } from '../compose/believe-size.ts';
import { homeSet, nearestPitch } from '../compose/choose-set.ts';
import { paintBox } from '../compose/paint-shape.ts';
import { IN_SET, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stagePlate } from '../compose/stage-plate.ts';
import { veilForWords } from '../compose/veil-for-words.ts';
import { LABEL, TITLE } from '../type/roles.ts';

/** The product in its room, and the one thing to remember in large type. */
export const benefitOverlay: Style = {
  id: 'benefit_overlay',
  width: 4096,
  height: 4096,
  async compose({ main, frame, page, words, category }) {
    const home = homeSet(category, main) === 'oak' ? nearestPitch('marble', main) : 'oak';
    const stage = await stagePlate(home, frame, { anchorAt: { x: 500, y: 760 } });
    const height = 720 * believableShare(main, category);
    const placed = placeProduct(stage, main, { height, maxWidth: 540, at: page.point(660, 880) }, IN_SET);
    const veil = veilForWords(stage, { x: 0, y: 0 }, { x: 0, y: 620 });
    return {
      frame,
      layers: [
        ...stage.backdrop,
        veil.layer,
        ...placed.layers,
        paintBox(page.box(66, 92, 74, 6), veil.ink, 3),
        page.text({
          ...TITLE,
          words: words.promise,
          box: page.box(64, 122, 800, 250),
          size: 104,
          least: 48,
          maxLines: 3,
          tracking: -0.015,
          ink: veil.ink,
        }),
        ...(words.name
          ? [
              page.text({
                ...LABEL,
                words: words.name,
                box: page.box(66, 900, 330, 48),
                size: 30,
                least: 22,
                maxLines: 1,
                ink: veil.ink,
              }),
            ]
          : []),
      ],
      grain: 2,
    };
  },
};
