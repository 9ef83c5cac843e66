import type { StyleId } from '../identifiers.ts';
import type { Layer, Picture } from '../page/picture.ts';
import type { RecipeContext } from '../stage/recipe.ts';
import { bleed, linesOf, mounted, printed, roomOf } from './page-of-photo.ts';
import { compare, evening, prints, views } from './views-of-photo.ts';
import { cards, entry, panel, sheet, strip } from './facts-and-photo.ts';
import { banner, lesson, magazine, pack, post, promise, quarters, story } from './words-and-photo.ts';

/**
 * What a style shows of a photo whose product could not be told from its surroundings with certainty: the whole photo, enhanced, with the
 * style's words. A product with a missing part or with a piece of its neighbour is useless (docs/decisions/0052).
 */
type Recipe = (context: RecipeContext) => Layer[];

/** Film grain over a photo has nothing to hide. */
const NO_GRAIN = 0;

/** Composes a style's picture from the main product's whole photo. */
export function composeWhole(style: StyleId, context: RecipeContext): Picture {
  return { frame: context.frame, layers: RECIPES[style](context), grain: NO_GRAIN };
}

const trustOf = ({ words }: RecipeContext): string[] => words.trust.slice(0, 3);
const orLines = (lines: string[], context: RecipeContext): string[] => (lines.length > 0 ? lines : linesOf(context, 3));

/** One recipe per style; the type ensures that none is missing. */
const RECIPES: Readonly<Record<StyleId, Recipe>> = {
  white_bg: (context) => mounted(context, '#ffffff', roomOf(context, 40)),
  studio: (context) => printed(context, context.theme.tint, roomOf(context, 80)),
  lifestyle: (context) => bleed(context),
  hero_banner: banner,
  social_square: post,
  angle45: (context) => printed(context, context.theme.soft, roomOf(context, 120), -4),
  packaging: pack,
  detailed: views,
  luxury: evening,
  feature_callouts: cards,
  infographic_benefits: (context) => sheet(context, context.words.headline, linesOf(context, 4)),
  before_after: compare,
  benefit_overlay: promise,
  educational_ad: lesson,
  flat_lay: prints,
  mobile_optimized: story,
  step_by_step: (context) => {
    const { headline, steps } = context.words;
    if (steps.length > 0) return strip(context, steps, 'step');
    return headline === '' ? views(context) : quarters(context);
  },
  trust_builder: (context) => strip(context, orLines(trustOf(context), context), 'trust'),
  ugc_style: (context) => bleed(context, { zoom: 1.12 }),
  usage_guide: (context) => panel(context, context.words.name ?? '', orLines(context.words.steps, context)),
  minimalist_clean: (context) => mounted(context, context.theme.paper, roomOf(context, 200)),
  creative_artistic: (context) => mounted(context, context.theme.bold, roomOf(context, 130), { radius: 60 }),
  professional_catalog: entry,
  brand_showcase: pack,
  editorial_style: magazine,
  seasonal_theme: (context) => printed(context, context.theme.counterSoft, roomOf(context, 90), 2),
  color_variants: (context) => mounted(context, context.theme.counterTint, roomOf(context, 90), { radius: 24 }),
  size_comparisons: entry,
  usage_demonstration: (context) => bleed(context, { zoom: 1.05 }),
  gift_presentation: (context) => printed(context, context.theme.bold, roomOf(context, 90), 3),
};
