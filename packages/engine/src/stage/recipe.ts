import type { Kind } from '../goods/kinds.ts';
import type { CategoryId, StyleId } from '../identifiers.ts';
import type { Words } from '../phrases/choose-words.ts';
import type { ChosenSet } from './choose-set.ts';
import type { Page } from '../type/page.ts';
import type { Frame, Picture } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Theme } from '../product/theme.ts';

/** Everything a recipe may use. */
export interface RecipeContext {
  main: PreparedProduct;
  /** All products, the main one first. */
  products: readonly PreparedProduct[];
  words: Words;
  theme: Theme;
  /** Colour that the seller chose for a plain background, also in the theme; null: the style's own. */
  ground: string | null;
  page: Page;
  frame: Frame;
  category: CategoryId | null;
  /** The main product's kind; null if the description does not tell. */
  kind: Kind | null;
  /** The seller's own words, complete: figures and seasons are read from them. */
  description: string;
  /** Longer side of the main product, metres: as stated, else the usual size of its kind or category. */
  longerM: number;
  seed: number;
  scene: SceneTurn;
}

/** Which of the fitting sets is used: `by` further than the style's own. */
export interface SceneTurn {
  by: number;
  /** Number of sets to choose from; 1 if none is used. Written when a set is staged. */
  of: number;
  /** The sets for each `by` from 0 on, for the list of options. Written together with `of`. */
  sets?: () => ChosenSet[];
}

/** A style: its final size in pixels, and how its picture is composed. */
export interface Style {
  id: StyleId;
  width: number;
  height: number;
  /** Maximum number of photos it shows, the main one first; default 1. The others are not even opened for it. */
  photos?: number;
  /**
   * A product that its photo cut off at a side runs out of the picture there: always, or if nothing stands on that side. Left out: never; the
   * style shows the whole photo instead (docs/decisions/0052).
   */
  isOpenBeside?: true | ((context: RecipeContext) => boolean);
  /** Another seed changes more than its grain. */
  varies?: true;
  compose(context: RecipeContext): Picture | Promise<Picture>;
}
