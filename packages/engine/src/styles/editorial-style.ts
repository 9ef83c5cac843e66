import { believableHeight } from '../stage/believe-size.ts';
import { insetLayers } from '../stage/inset-layers.ts';
import { paintBackground, paintLine } from '../page/paint-shape.ts';
import type { Layer } from '../page/picture.ts';
import { IN_SET, placeProduct } from '../stage/place-product.ts';
import { raiseLow } from '../stage/raise-low.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import { stageSet } from '../stage/stage-set.ts';
import { LINE, TITLE } from '../type/roles.ts';

/** Width ÷ height from which a product may take more of the plate's width. */
const WIDE = 1.8;

/** A magazine page: much white paper, one picture, a large headline below it, two thin rules. Without words the picture fills the page. */
export const editorialStyle: Style = {
  id: 'editorial_style',
  width: 3277,
  height: 4096,
  async compose(context) {
    const { frame, page, words, theme } = context;
    const bare = words.headline === '' && words.line === '';
    const small = { ...LINE, role: 'label' as const, size: 28, least: 24, maxLines: 1, ink: theme.ink };
    return {
      frame,
      layers: [
        paintBackground(theme.paper),
        paintLine([page.point(64, 62), page.point(936, 62)], theme.ink, 3),
        page.text({ ...small, words: words.topic, box: page.box(64, 76, 420, 44) }),
        page.text({ ...small, words: words.labels.stillLife, box: page.box(516, 76, 420, 44), align: 'end' }),
        ...(await plateOf(context, bare ? [150, 1000] : [150, 690])),
        page.text({
          ...TITLE,
          words: words.headline,
          box: page.box(64, 868, 872, 236),
          weight: 400,
          size: 128,
          least: 60,
          maxLines: 2,
          leading: 1,
          tracking: -0.02,
          ink: theme.ink,
        }),
        ...(bare ? [] : foot(context)),
      ],
      grain: 1.6,
    };
  },
};

/** The page's picture: a photographed set with its own format, placed to one side. */
async function plateOf(context: RecipeContext, [y, h]: readonly [number, number]): Promise<Layer[]> {
  const { main, page, longerM } = context;
  const box = page.box(236, y, 700, h);
  const frame = { width: box.w, height: box.h };
  const maxWidth = main.aspect > WIDE ? 610 : 520;
  const floor = raiseLow(main, { height: 500, maxWidth }, h * 0.754, h);
  const stage = await stageSet({ ...context, frame }, 'lifestyle', {
    nth: 3,
    zoom: 1.1,
    anchorAt: { x: 350, y: floor },
  });
  const height = Math.min(500, Math.max(400, believableHeight(stage, main, longerM, 520)));
  const at = { x: frame.width / 2, y: stage.anchor.y + 10 };
  const { layers } = placeProduct(stage, main, { height, maxWidth, at }, IN_SET);
  return insetLayers([...stage.backdrop, ...layers], box);
}

/** Below the second rule: the seller's line. */
function foot({ page, words, theme }: RecipeContext): Layer[] {
  return [
    paintLine([page.point(64, 1126), page.point(936, 1126)], theme.muted, 1.4),
    page.text({
      ...LINE,
      words: words.line,
      box: page.box(64, 1142, 872, 76),
      weight: 400,
      size: 32,
      least: 24,
      ink: theme.ink,
    }),
  ];
}
