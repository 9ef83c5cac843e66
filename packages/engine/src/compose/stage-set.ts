import type { PlateRole } from '@vitrine/scenes';
import { chooseSet } from './choose-set.ts';
import type { RecipeContext } from './recipe.ts';
import { stagePlate, type PlateView } from './stage-plate.ts';
import type { Stage } from './stage.ts';

export interface SetView extends PlateView {
  /** Which of the fitting sets: pictures of one job stand in different ones. */
  nth?: number;
}

/** The set with this role that fits the product best, in the picture's frame. */
export function stageSet(
  { main, category, longerM, frame }: RecipeContext,
  role: PlateRole,
  { nth = 0, ...view }: SetView,
): Promise<Stage> {
  return stagePlate(chooseSet(main, { role, category, longerM, nth }), frame, view);
}
