import type { StyleId } from '../identifiers.ts';
import { limitWords } from '../phrases/words-of.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { wholeProduct } from '../product/whole-product.ts';
import { isTowardsWords } from '../stage/is-towards-words.ts';
import type { RecipeContext } from '../stage/recipe.ts';

/** Styles with nothing beside the product: one that its photo cut off at a side runs out of the picture there. */
const OPEN: ReadonlySet<StyleId> = new Set<StyleId>([
  'white_bg',
  'studio',
  'lifestyle',
  'social_square',
  'angle45',
  'luxury',
  'before_after',
  'flat_lay',
  'mobile_optimized',
  'step_by_step',
  'trust_builder',
  'ugc_style',
  'usage_guide',
  'usage_demonstration',
]);

/** Styles with words on one side, and whether they have any. */
const BESIDE_WORDS: Readonly<Partial<Record<StyleId, (context: Omit<RecipeContext, 'page'>) => boolean>>> = {
  hero_banner: ({ words }) => words.headline !== '' || words.line !== '',
  benefit_overlay: ({ words }) => words.promise !== '' || words.line !== '' || words.name !== null,
  educational_ad: ({ words }) => words.need !== '',
};

/** Whether a style shows a product cut off at a side as if sawn off: then it shows the whole photo instead (docs/decisions/0052). */
export function isSawnOff(style: StyleId, context: RecipeContext): boolean {
  if (context.main.cutBeside === undefined || context.main.product.about !== undefined) return false;
  if (OPEN.has(style)) return false;
  const hasWords = BESIDE_WORDS[style];
  return hasWords === undefined || (hasWords(context) && isTowardsWords(context));
}

/** The same context with the main photo whole, alone, and with the words that the style shows beside a product. */
export function withWholePhoto(style: StyleId, context: RecipeContext): RecipeContext {
  const main = prepareProduct(wholeProduct(context.main.product));
  return { ...context, main, products: [main], words: limitWords(style, context.words) };
}
