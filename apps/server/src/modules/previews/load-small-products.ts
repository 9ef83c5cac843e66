import type { UnreadProduct } from '@vitrine/engine/model';
import type { Storage } from '../../ports/storage-port.ts';
import { cutoutFiles, photoFiles, type PhotoRow } from '../photos/index.ts';

/**
 * The photos and cut-outs as they are shown, at most 1024 px: enough for a proof, there as soon as a touch-up is, and a fraction
 * of the work of reading a phone's twelve megapixels.
 */
export const loadSmallProducts = (storage: Storage, photos: readonly PhotoRow[]): UnreadProduct[] =>
  photos.map(({ id, cutout }) => ({
    key: `${id}@${cutout.revision} small`,
    read: async () => ({
      photo: await storage.read(photoFiles(id).preview),
      cutout: await storage.read(cutoutFiles(id, cutout.revision).preview),
    }),
  }));
