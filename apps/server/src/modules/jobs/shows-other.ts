import type { StyleId } from '@vitrine/contract';
import { photosIn, type ShownPhoto } from '@vitrine/engine/catalogue';
import { isDeepStrictEqual } from 'node:util';

/** Keys of the photos that a job's pictures show, the main one first. */
export type ShownKeys = ShownPhoto<string>[];

/** Whether a picture of this style shows other photos after a change, or shows them otherwise. */
export const showsOther = (style: StyleId, before: ShownKeys, after: ShownKeys): boolean =>
  !isDeepStrictEqual(photosIn(style, before), photosIn(style, after));
