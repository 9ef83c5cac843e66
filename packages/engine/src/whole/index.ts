import type { StyleId } from '../identifiers.ts';
import type { Layer, Picture } from '../page/picture.ts';
import { wholeOf } from '../page/units.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import type { CardStyle } from './card-of-photo.ts';
import { cartonOfPhoto } from './carton-of-photo.ts';
import { bleed, CLOSE, linesOf, mounted, roomOf, type Spread } from './page-of-photo.ts';
import { compare, evening, grid, loupe, prints, views, windows } from './views-of-photo.ts';
import { hasWhiteEdges } from './has-white-edges.ts';
import { isEnhanced } from './is-enhanced.ts';
import { cards, entry, panel, sheet, strip } from './facts-and-photo.ts';
import { reasonsToTrust } from '../phrases/reasons-to-trust.ts';
import { fillWindow, placeIn, zoomOn } from './photo-window.ts';
import { spotlight } from './spotlight.ts';
import { banner, lesson, magazine, post, promise, quarters, story } from './words-and-photo.ts';

/**
 * What a style shows of a photo whose product could not be told from its surroundings with certainty: the whole photo, enhanced, with the
 * style's words. A product with a missing part or with a piece of its neighbour is useless (docs/decisions/0052).
 */
type Recipe = (context: RecipeContext) => Layer[] | Promise<Layer[]>;

/** Film grain over a photo has nothing to hide. */
const NO_GRAIN = 0;

/** Composes the page of a style that has one for a whole photo. */
export async function composeWhole(style: Exclude<StyleId, CardStyle>, context: RecipeContext): Promise<Picture> {
  return { frame: context.frame, layers: await RECIPES[style](context), grain: NO_GRAIN };
}

/** One recipe per style; the type ensures that none is missing. */
const RECIPES: Readonly<Record<Exclude<StyleId, CardStyle>, Recipe>> = {
  white_bg: onWhite,
  studio: closer,
  lifestyle: (context) => bleed(context, { isSharp: true }),
  hero_banner: banner,
  social_square: post,
  packaging: cartonOfPhoto,
  angle45: (context) => further(context, 1, { isPair: true }),
  detailed: views,
  luxury: evening,
  feature_callouts: (context) => (context.words.features.length < 2 ? loupe(context) : cards(context)),
  infographic_benefits: (context) => {
    const lines = linesOf(context, 4);
    return lines.length === 0 ? windows(context) : sheet(context, context.words.headline, lines);
  },
  before_after: (context) => (isEnhanced(context.main.product) ? compare(context) : another(context)),
  benefit_overlay: promise,
  educational_ad: lesson,
  flat_lay: prints,
  mobile_optimized: story,
  step_by_step: (context) => {
    const { headline, steps } = context.words;
    if (steps.length > 0) return strip(context, steps, 'step');
    return headline === '' ? grid(context) : quarters(context);
  },
  trust_builder: (context) => {
    const lines = reasonsToTrust(context.words);
    return lines.length > 0 ? strip(context, lines, 'trust') : further(context, 2, { isPair: true, detail: 2 });
  },
  ugc_style: (context) => snapshot(context, { zoom: 1.12, isGuarded: true, isSharp: true }),
  usage_guide: (context) => {
    const { name, steps } = context.words;
    const lines = steps.length > 0 ? steps : linesOf(context, 3);
    return lines.length === 0
      ? bleed(context, { isPair: true, detail: 1, zoom: 1.25 })
      : panel(context, name ?? '', lines);
  },
  professional_catalog: entry,
  editorial_style: magazine,
  size_comparisons: entry,
  usage_demonstration: (context) => snapshot(context, { zoom: 1.05, isGuarded: true, isSharp: true }),
};

/** The first photo whose own ground is white, from edge to edge; otherwise the main one on white. */
function onWhite(context: RecipeContext): Layer[] {
  const white = context.products.find(({ product }) => hasWhiteEdges(product.photo));
  return mounted({ ...context, main: white ?? context.main }, '#ffffff', roomOf(context, white ? 0 : 40));
}

/** A photo that the other pages hardly show, or a close-up. */
const another = (context: RecipeContext): Layer[] =>
  bleed(context, context.products.length > 3 ? { nth: 3 } : { zoom: CLOSE, detail: 1 });

/** How much darker a studio's corners are than what stands in its light. */
const STUDIO_DARKNESS = 0.4;
/** Share of the page's width or height that it may take. */
const MOST_LIT = 0.88;

/** As near as the product leaves room: the page is full of it, and its surroundings are a little darker. */
function closer({ main: { product }, frame }: RecipeContext): Layer[] {
  const page = wholeOf(frame);
  const view = { zoom: Math.min(NEAREST, zoomOn(product, page)) };
  const lit = placeIn(product, page, MOST_LIT, view);
  return [...fillWindow(product, page, 0, view), ...(lit ? [spotlight(lit, page, STUDIO_DARKNESS)] : [])];
}

/** Maximum zoom of a photo that stays sharp on a page. */
const NEAREST = 2;

/** Photos of the styles that show more than the main one. */
const PHOTOS: Partial<Record<StyleId, number>> = {
  angle45: 3,
  before_after: 5,
  detailed: 3,
  flat_lay: 2,
  hero_banner: 4,
  lifestyle: 2,
  social_square: 2,
  step_by_step: 3,
  trust_builder: 4,
  ugc_style: 4,
  usage_demonstration: 4,
  white_bg: 6,
};

/** Maximum number of photos that a style shows whole. */
export const photosOfWhole = (style: StyleId): number => PHOTOS[style] ?? 1;

/** A third photo; the main one from nearer if there are only two: other pages show the second one alone. */
const snapshot = (context: RecipeContext, near: Spread): Layer[] =>
  bleed(context, context.products.length > 2 ? { nth: 2, isSharp: true } : near);

/** A further photo; the last one if there are fewer, and the main one from nearer if there is no other. */
function further(context: RecipeContext, nth: number, near: Spread): Layer[] {
  const last = context.products.length - 1;
  return bleed(context, last > 0 ? { nth: Math.min(nth, last) } : near);
}
