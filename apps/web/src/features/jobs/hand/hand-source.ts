import type { HandSheet, PictureOptions, SheetBody } from '@vitrine/contract';
import type { StyleId } from '@vitrine/contract/limits';
import type { Wish } from './adjustment.ts';

/** The scenes available to a picture, and the current one. */
export type PictureSets = Pick<PictureOptions, 'scene' | 'scenes' | 'scene_previews'>;

/** A picture whose product can be moved: its state, and the requests during a gesture. */
export interface HandSource {
  /** The same for all versions of the picture: key of its draft. */
  id: string;
  /** Identifies a version. */
  version: string;
  style: StyleId;
  /** Address of the current picture; null while it is being made. */
  still: string | null;
  sets: { queryKey: readonly unknown[]; queryFn: (asked: { signal: AbortSignal }) => Promise<PictureSets> };
  /** The picture's layers. */
  readSheet: (body: SheetBody, signal: AbortSignal) => Promise<HandSheet>;
  /** Address of the engine's own picture of a wish. */
  readTrial: (wish: Wish, signal: AbortSignal) => Promise<string>;
}
