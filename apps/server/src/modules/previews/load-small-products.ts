import type { StyleId } from '@vitrine/contract';
import { shownIn } from '@vitrine/engine/catalogue';
import type { UnreadProduct } from '@vitrine/engine/model';
import type { Storage } from '../../ports/storage-port.ts';
import { type PhotoRow, readProductFiles, shownOf } from '../photos/index.ts';

/** Distinguishes a photo from the same photo after a touch-up. */
export const keyOf = ({ id, cutout }: PhotoRow): string => `${id}@${cutout.revision} small`;

/**
 * The photos that pictures of a style show, and their cut-outs, as previews of at most 1024 px: enough for a proof, available right after a touch-up, and a fraction of
 * the work of reading twelve megapixels.
 */
export const loadSmallProducts = (storage: Storage, photos: readonly PhotoRow[], style: StyleId): UnreadProduct[] =>
  shownIn(style, shownOf(photos)).map(({ photo, isWhole, isPart }) => ({
    isWhole,
    isPart,
    key: keyOf(photo),
    read: () => readProductFiles(storage, photo, { size: 'small', isWhole }),
  }));
