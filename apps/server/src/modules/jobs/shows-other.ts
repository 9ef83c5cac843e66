import type { StyleId } from '@vitrine/contract';
import { styles } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';

/** Whether a picture of this style shows different products after a change; products are keys in order, the main one first. */
export function showsOther(style: StyleId, before: readonly string[], after: readonly string[]): boolean {
  const shown = styles.find(({ id }) => id === style)?.photos ?? Infinity;
  return !isDeepStrictEqual(before.slice(0, shown), after.slice(0, shown));
}
