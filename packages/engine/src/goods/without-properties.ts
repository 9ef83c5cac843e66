import type { Grammar } from './grammar.ts';
import { KINDS } from './kinds.ts';

/** Kinds whose names are materials as well. */
const STUFF = new Set(['drinking_glass', 'mineral']);

/**
 * Nouns in a row without those that only say how the one before them is: « Heckenschere Akku », « Pendelleuchte Kristallglas ». Where compounds are
 * one word, a battery is its power; glass and crystal are what it is made of, unless one drinks what is before them: « coffee glass ».
 * @param row names of kinds in the order of the text, with their words' number
 */
export function withoutProperties<T extends { id: string; words: number }>(
  row: readonly T[],
  { compounds, unspaced }: Grammar,
): readonly T[] {
  if (unspaced === true) return row;
  return row.filter(({ id, words }, i) => {
    const before = row[i - 1];
    if (before === undefined) return true;
    const isStuff = STUFF.has(id) && words === 1 && KINDS.get(before.id)?.category !== 'food';
    return !isStuff && !(id === 'battery' && compounds === true);
  });
}
