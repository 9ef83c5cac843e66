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
  /** Colour that the seller chose for a plain ground, in the theme as well; null: the style's own. */
  ground: string | null;
  page: Page;
  frame: Frame;
  category: CategoryId | null;
  /** What the main product is; null where the description does not tell. */
  kind: Kind | null;
  /** The seller's own words, uncut: figures and seasons are read from them. */
  description: string;
  /** Longer side of the main product, metres: as described, else as is usual for its kind or in its category. */
  longerM: number;
  seed: number;
  scene: SceneTurn;
}

/** Which of the sets that fit is taken: `by` further on than the style's own. */
export interface SceneTurn {
  by: number;
  /** Sets there are to choose among; 1 where none is used. Written down by what stages a set. */
  of: number;
  /** The set for each `by` from 0 on, for who asks. Written down with `of`. */
  sets?: () => ChosenSet[];
}

/** A style: its final size in pixels, and how its picture is made up. */
export interface Style {
  id: StyleId;
  width: number;
  height: number;
  /** How many of the photos it may show, the main one first; 1 unless told. The others are not even opened for it. */
  photos?: number;
  /** Another seed changes more of it than its grain. */
  varies?: true;
  compose(context: RecipeContext): Picture | Promise<Picture>;
}
