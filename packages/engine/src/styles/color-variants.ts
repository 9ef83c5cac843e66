import { hexOfOklch, oklchOf, linearOfHex } from '../compose/colour.ts';
import { papersOf } from '../compose/cut-paper.ts';
import { paintDisc, paintGround, paintRing } from '../compose/paint-shape.ts';
import type { Page } from '../compose/page.ts';
import type { Layer, UnitBox } from '../compose/picture.ts';
import { placeInWindow } from '../compose/place-in-window.ts';
import type { PreparedProduct } from '../compose/prepare-product.ts';
import type { RecipeContext, Style } from '../compose/recipe.ts';
import type { Theme } from '../compose/theme.ts';
import { unmarkLayers } from '../compose/unmark-layers.ts';
import { TITLE } from '../type/roles.ts';

const HEIGHT = 862;
const GAP = 12;
/** Width by height below which a product is a bottle rather than a cup. */
const SLIM = 0.62;
/** Lightness (OKLab) near that of the dark ground. */
const DARK = 0.36;
const MOST_SWATCHES = 5;
/** Colours nearer to each other than this (OKLab) are one to the eye. */
const TELL_APART = 0.09;

/**
 * A play of colours: every upload on a ground of its own, a single one on four. The grounds come from the product's own
 * colours; the product itself keeps the colour it has.
 */
export const colorVariants: Style = {
  id: 'color_variants',
  width: 4096,
  height: 4096,
  photos: 6,
  compose(context) {
    const { frame, main, products, page, words, theme } = context;
    const shown = products.length > 1 ? products : [main, main, main, main];
    return {
      frame,
      layers: [
        paintGround(theme.white),
        ...panelsFor(shown, page).flatMap((box, i) => panel(context, shown[i] ?? main, box, i)),
        page.text({
          ...TITLE,
          words: words.labels.colours,
          box: page.box(64, 884, 540, 92),
          size: 60,
          maxLines: 1,
          least: 36,
          stand: 'middle',
          ink: theme.ink,
        }),
        ...swatches(context),
      ],
      grain: 1,
    };
  },
};

/** Six grounds of two hues, light and strong in turn. */
function groundsOf({ tint, bold, counterSoft, soft, boldLight }: Theme, strong: string): string[] {
  return [bold, counterSoft, strong, boldLight, soft, tint];
}

/** Whether a good part of it would be lost on a dark ground. */
function isDark({ palette }: PreparedProduct): boolean {
  return palette.swatches.reduce((sum, { l, share }) => (l < DARK ? sum + share : sum), 0) > 0.2;
}

/** Panels in two rows, an odd one out as wide as the page; slim products stand side by side. */
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

/** Discs of colours that are in the product's pixels, the commonest first. */
function swatches({ main, page, theme }: RecipeContext): Layer[] {
  const found: string[] = [];
  for (const swatch of main.palette.swatches) {
    const isNew = found.every((hex) => apart(oklchOf(linearOfHex(hex)), swatch) > TELL_APART);
    if (swatch.share > 0.03 && isNew && found.length < MOST_SWATCHES) found.push(hexOfOklch(swatch));
  }
  return found.flatMap((hex, i) => {
    const at = page.point(906 - (found.length - 1 - i) * 66, 930);
    return [paintDisc(at, 30, hex), paintRing(at, 30, theme.soft, 1.6)];
  });
}

type Colour = Parameters<typeof hexOfOklch>[0];

function apart(one: Colour, other: Colour): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  return Math.hypot(
    one.l - other.l,
    Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn))),
  );
}
