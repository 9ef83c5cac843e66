import type { StyleId } from '../identifiers.ts';
import type { ShownPhoto } from '../product/choose-photos.ts';

/**
 * Styles that show the whole photo of an unsure cut-out: those that tell of the product where it is, and close-ups. So a set has pictures to
 * use even if the cut-out is wrong (docs/decisions/0063).
 */
const WHOLE_IF_UNSURE: ReadonlySet<StyleId> = new Set<StyleId>([
  'lifestyle',
  'detailed',
  'flat_lay',
  'step_by_step',
  'trust_builder',
  'ugc_style',
  'usage_demonstration',
]);

/** Styles that show several photos beside each other in small, where a label or a room may be one of them. */
const SEVERAL: ReadonlySet<StyleId> = new Set<StyleId>(['detailed', 'step_by_step']);

/** A photo as one style shows it. */
export interface StyledPhoto<Given> {
  photo: Given;
  /** Not cut out. */
  isWhole: boolean;
  /** It is shown whole, and the product's place in it is certain. */
  isPart: boolean;
}

/** The photos as `style` shows them, the main one first. @param all from shownPhotos */
export function shownIn<Given>(style: StyleId, all: readonly ShownPhoto<Given>[]): StyledPhoto<Given>[] {
  const main = all[0]?.shown;
  const isWhole = main === 'whole' || (main === 'either' && WHOLE_IF_UNSURE.has(style));
  return all
    .filter(({ shown, isAside }) => (isWhole || shown !== 'whole') && (!isAside || SEVERAL.has(style)))
    .map(({ photo, isPart }) => ({ photo, isWhole, isPart: isWhole && isPart }));
}
