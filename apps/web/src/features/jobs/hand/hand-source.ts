import type { HandSheet, PictureOptions, SheetBody } from '@vitrine/contract';
import type { StyleId } from '@vitrine/contract/limits';
import type { Wish } from './adjustment.ts';

/** The sets that a picture can be in, and the one that it is in. */
export type PictureSets = Pick<PictureOptions, 'scene' | 'scenes' | 'scene_previews'>;

/** A picture whose product can be moved: how it is, and what is asked for while a hand moves it. */
export interface HandSource {
  /** The same in each version of the picture: what was wanted of it is kept under this. */
  id: string;
  /** Tells versions apart. */
  version: string;
  style: StyleId;
  /** Address of the picture as it is; null while that is being made. */
  still: string | null;
  sets: { queryKey: readonly unknown[]; queryFn: (asked: { signal: AbortSignal }) => Promise<PictureSets> };
  /** The picture in layers. */
  readSheet: (body: SheetBody, signal: AbortSignal) => Promise<HandSheet>;
  /** Address of the engine's own picture of a wish. */
  readTrial: (wish: Wish, signal: AbortSignal) => Promise<string>;
}
