import type { StyleId } from '../identifiers.ts';
import { limitWords } from '../phrases/words-of.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { wholeProduct } from '../product/whole-product.ts';
import type { RecipeContext } from '../stage/recipe.ts';

/** The same context with the main photo whole, alone, and with the words that the style shows beside a product. */
export function withWholePhoto(style: StyleId, context: RecipeContext): RecipeContext {
  const main = prepareProduct(wholeProduct(context.main.product));
  return { ...context, main, products: [main], words: limitWords(style, context.words) };
}
