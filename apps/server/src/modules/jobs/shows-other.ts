import type { StyleId } from '@vitrine/contract';
import { styles } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';

/** The photos that a job's pictures show. */
export interface ShownPhotos {
  /** In order, the main one first. */
  keys: readonly string[];
  /** Shown whole, not cut out. */
  isWhole: boolean;
}

/** Whether a picture of this style shows other photos after a change. */
export function showsOther(style: StyleId, before: ShownPhotos, after: ShownPhotos): boolean {
  const info = styles.find(({ id }) => id === style);
  const seen = ({ keys, isWhole }: ShownPhotos): readonly string[] =>
    keys.slice(0, isWhole ? info?.wholePhotos : info?.photos);
  return !isDeepStrictEqual(seen(before), seen(after));
}
