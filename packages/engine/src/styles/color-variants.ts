import { papersOf } from '../decor/cut-paper.ts';
import { paintBackground } from '../page/paint-shape.ts';
import type { Page } from '../type/page.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { placeInWindow } from '../stage/place-in-window.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { RecipeContext, Style } from '../stage/recipe.ts';
import type { Theme } from '../product/theme.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';

const HEIGHT = 1000;
const GAP = 8;
/** Width ÷ height below which a product is a bottle rather than a cup. */
const SLIM = 0.42;
/** Lightness (OKLab) near that of the dark background. */
const DARK = 0.36;

/**
 * Each upload on its own background, a single one on four. The backgrounds take the product's own colours. The product keeps its colour, and
 * no word or swatch claims that other colours exist.
 */
export const colorVariants: Style = {
  id: 'color_variants',
  width: 4096,
  height: 4096,
  photos: 6,
  compose(context) {
    const { frame, main, products, page, theme } = context;
    const shown = products.length > 1 ? products : [main, main, main, main];
    return {
      frame,
      layers: [
        paintBackground(theme.white),
        ...panelsFor(shown, page).flatMap((box, i) => panel(context, shown[i] ?? main, box, i)),
      ],
      grain: 1,
    };
  },
};

/** Six backgrounds in two hues, alternately light and strong. */
function groundsOf({ tint, bold, counterSoft, soft, boldLight, isBoldAcross }: Theme, strong: string): string[] {
  return isBoldAcross
    ? [bold, tint, strong, counterSoft, boldLight, soft]
    : [bold, counterSoft, strong, boldLight, soft, tint];
}

/** Whether much of the product would be lost on a dark background. */
function isDark({ palette }: PreparedProduct): boolean {
  return palette.swatches.reduce((sum, { l, share }) => (l < DARK ? sum + share : sum), 0) > 0.2;
}

/** Panels in two rows, an odd one at full width; slim products stand side by side. */
function panelsFor(shown: readonly PreparedProduct[], page: Page): UnitBox[] {
  const count = shown.length;
  const slim = count <= 4 && shown.every(({ aspect }) => aspect < SLIM);
  const rows = count === 2 || slim ? 1 : 2;
  const inFirst = Math.ceil(count / rows);
  const h = (HEIGHT - GAP * (rows - 1)) / rows;
  return shown.map((_, i) => {
    const [row, inRow] = i < inFirst ? [0, inFirst] : [1, count - inFirst];
    const w = (1000 - GAP * (inRow - 1)) / inRow;
    return page.box((i - row * inFirst) * (w + GAP), row * (h + GAP), w, h);
  });
}

function panel({ frame, theme }: RecipeContext, product: PreparedProduct, box: UnitBox, i: number): Layer[] {
  const grounds = groundsOf(theme, isDark(product) ? papersOf(product).across : theme.counterDeep);
  const ground = grounds[i % grounds.length] ?? theme.tint;
  const layers = placeInWindow(frame, product, box, 0, ground);
  return i === 0 ? layers : unmarkLayers(layers);
}
