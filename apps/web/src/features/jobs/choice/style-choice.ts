import { DEFAULT_STYLE_IDS, STYLE_IDS, type StyleId, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';

const USUAL: ReadonlySet<StyleId> = new Set(DEFAULT_STYLE_IDS);

/** The styles outside the usual set, in the order in which they are shown. */
export const FURTHER_STYLE_IDS: readonly StyleId[] = STYLE_IDS.filter((id) => !USUAL.has(id));

/** Styles in the order in which they are shown; null when they are the usual ones, which need not be named. */
export function choiceOf(styles: ReadonlySet<StyleId>): StyleId[] | null {
  const isUsual = isWhole(styles) && DEFAULT_STYLE_IDS.every((id) => styles.has(id));
  return isUsual ? null : STYLE_IDS.filter((id) => styles.has(id));
}

/** Whether they make a set: no picture too few, none too many. */
export const isWhole = ({ size }: ReadonlySet<StyleId>): boolean => size === VARIATIONS_PER_JOB;

/** A choice as it was kept in the tab, maybe by an older version of the page: null unless it still makes a set. */
export function readChoice(kept: readonly string[] | null): readonly StyleId[] | null {
  const styles = new Set(STYLE_IDS.filter((id) => kept?.includes(id)));
  return isWhole(styles) ? choiceOf(styles) : null;
}
