import { DEFAULT_STYLE_IDS, STYLE_IDS, type StyleId, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';

const USUAL: ReadonlySet<StyleId> = new Set(DEFAULT_STYLE_IDS);

/** Styles outside the default set, in display order. */
export const FURTHER_STYLE_IDS: readonly StyleId[] = STYLE_IDS.filter((id) => !USUAL.has(id));

/** Styles in display order; null for the default set, which need not be sent. */
export function choiceOf(styles: ReadonlySet<StyleId>): StyleId[] | null {
  const isUsual = isWhole(styles) && DEFAULT_STYLE_IDS.every((id) => styles.has(id));
  return isUsual ? null : STYLE_IDS.filter((id) => styles.has(id));
}

/** Whether they make a complete set: exactly the right number. */
export const isWhole = ({ size }: ReadonlySet<StyleId>): boolean => size === VARIATIONS_PER_JOB;

/** A choice stored in the tab, maybe by an older version; null unless it still makes a complete set. */
export function readChoice(kept: readonly string[] | null): readonly StyleId[] | null {
  const styles = new Set(STYLE_IDS.filter((id) => kept?.includes(id)));
  return isWhole(styles) ? choiceOf(styles) : null;
}
