import type { UnreadProduct } from '@vitrine/engine/model';
import { cutoutFiles, inUse, isShownWhole, photoFiles } from '../photos/index.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos } from './jobs.repository.ts';

/**
 * The job's photos that have a full-size cut-out, the main one first; their files are read when needed.
 * @param touchUp after which touch-up of the job
 */
export async function loadProducts(
  { db, storage }: Pick<JobsParts, 'db' | 'storage'>,
  jobId: string,
  touchUp: number,
): Promise<UnreadProduct[]> {
  const rows = await findJobPhotos(db, [jobId], touchUp);
  const ready = inUse(rows.filter(({ photo }) => photo.cutout.hasFull));
  return ready.map(({ photo }) => ({
    key: `${photo.id}@${photo.cutout.revision}`,
    isWhole: isShownWhole(photo),
    read: async () => ({
      photo: await storage.read(photoFiles(photo.id).photo),
      cutout: await storage.read(cutoutFiles(photo.id, photo.cutout.revision).cutout),
    }),
  }));
}
