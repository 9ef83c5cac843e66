import type { UnreadProduct } from '@vitrine/engine/model';
import { inUse, readProductFiles, shownOf } from '../photos/index.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos } from './jobs.repository.ts';

/**
 * The photos that the job's pictures show, the main one first; their files are read when needed.
 * @param touchUp after which touch-up of the job
 */
export async function loadProducts(
  { db, storage }: Pick<JobsParts, 'db' | 'storage'>,
  jobId: string,
  touchUp: number,
): Promise<UnreadProduct[]> {
  const rows = await findJobPhotos(db, [jobId], touchUp);
  const ready = inUse(rows.filter(({ photo }) => photo.cutout.hasFull)).map(({ photo }) => photo);
  return shownOf(ready).map(({ photo, isWhole, isPart }) => ({
    isWhole,
    isPart,
    key: `${photo.id}@${photo.cutout.revision}`,
    read: () => readProductFiles(storage, photo, { size: 'full', isWhole }),
  }));
}
