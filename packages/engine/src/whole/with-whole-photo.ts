import type { StyleId } from '../identifiers.ts';
import { limitWords } from '../phrases/words-of.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { wholeProduct } from '../product/whole-product.ts';
import type { RecipeContext } from '../stage/recipe.ts';

/** The same context with the photos whole, and with the words that the style shows beside a product. */
export function withWholePhoto(style: StyleId, context: RecipeContext): RecipeContext {
  const products = context.products.map(({ product }) => prepareProduct(wholeProduct(product)));
  const [main = context.main] = products;
  return { ...context, main, products, words: limitWords(style, context.words) };
}
