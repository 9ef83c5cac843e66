import { believableShare } from '../stage/believe-size.ts';
import type { Layer } from '../page/picture.ts';
import { IN_SET, placeProduct } from '../stage/place-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { TITLE } from '../type/roles.ts';

/** How far the product covers the last line, as a share of the type size: the name stays readable. */
const BEFORE_NAME = 0.34;

/** The name as large as the wall, with the product on a stage in front of it. */
export const brandShowcase: Style = {
  id: 'brand_showcase',
  width: 4096,
  height: 4096,
  async compose(context) {
    const { main, frame, longerM } = context;
    const stage = await stageSet(context, 'podium', { nth: 1, zoom: 1.26, anchorAt: { x: 500, y: 820 } });
    const name = nameOnWall(context);
    const bounds = name.text?.bounds;
    const head = bounds ? bounds.y + bounds.h - (name.text?.size ?? 0) * BEFORE_NAME : 110;
    const at = { x: 500, y: stage.anchor.y + 8 };
    const height = Math.min(at.y - head, 660) * (0.86 + 0.14 * believableShare(main, longerM));
    const { layers } = placeProduct(stage, main, { height, maxWidth: 640, at }, IN_SET);
    return { frame, layers: [...stage.backdrop, name, ...layers], grain: 1.8 };
  },
};

function nameOnWall({ page, words, theme }: RecipeContext): Layer {
  return page.text({
    ...TITLE,
    words: words.headline,
    box: page.box(56, 64, 888, 272),
    weight: 500,
    size: 240,
    least: 76,
    maxLines: 3,
    leading: 0.98,
    tracking: -0.02,
    align: 'centre',
    stand: 'top',
    ink: theme.deep,
    overProduct: true,
  });
}
