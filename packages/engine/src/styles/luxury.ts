import { believableShare } from '../compose/believe-size.ts';
import type { ProductWish } from '../compose/draw-product.ts';
import { paintLine } from '../compose/paint-shape.ts';
import { placeProduct } from '../compose/place-product.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stageStone } from '../compose/stage-stone.ts';
import { TITLE } from '../type/roles.ts';

const GOLD = '#d9b877';
/** A light product needs less of it. */
const edgeLight = (main: PreparedProduct): ProductWish => ({
  relight: {
    amount: 0.3,
    rim: { color: [1, 0.72, 0.34], strength: 0.9 - 0.75 * Math.min(0.8, main.light.median), from: [1, -0.35] },
  },
});

/** Dark stone, a gold edge of light, a reflection, few words. */
export const luxury: Style = {
  id: 'luxury',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, longerM }) {
    const stage = stageStone(frame, { x: 500, y: 800 }, Math.min(16, main.pitchDeg));
    const height = 640 * (0.4 + 0.6 * believableShare(main, longerM));
    const placed = placeProduct(stage, main, { height, maxWidth: 640 }, edgeLight(main));
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...placed.layers,
        paintLine(
          [
            { x: 470, y: 158 },
            { x: 530, y: 158 },
          ],
          GOLD,
          2,
        ),
        page.text({
          ...TITLE,
          words: words.headline,
          box: page.box(120, 60, 760, 84),
          weight: 400,
          size: 58,
          least: 34,
          maxLines: 1,
          tracking: 0.03,
          align: 'centre',
          stand: 'bottom',
          ink: GOLD,
        }),
      ],
      grain: 2.2,
    };
  },
};
