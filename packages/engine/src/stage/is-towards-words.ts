import type { RecipeContext } from './recipe.ts';

/** Whether the photo cut the product off on the side where the words stand: they stand where reading starts. */
export const isTowardsWords = ({ main, page }: Pick<RecipeContext, 'main' | 'page'>): boolean =>
  main.cutBeside === (page.direction === 'rtl' ? 'right' : 'left');
