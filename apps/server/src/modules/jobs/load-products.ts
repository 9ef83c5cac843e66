import type { StyleId } from '@vitrine/contract';
import { shownIn } from '@vitrine/engine/catalogue';
import type { UnreadProduct } from '@vitrine/engine/model';
import { inUse, readProductFiles, shownOf } from '../photos/index.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos } from './jobs.repository.ts';

/**
 * The photos that the job's pictures of a style show, the main one first; their files are read when needed.
 * @param touchUp after which touch-up of the job
 */
export async function loadProducts(
  { db, storage }: Pick<JobsParts, 'db' | 'storage'>,
  jobId: string,
  style: StyleId,
  touchUp: number,
): Promise<UnreadProduct[]> {
  const rows = await findJobPhotos(db, [jobId], touchUp);
  const ready = inUse(rows.filter(({ photo }) => photo.cutout.hasFull)).map(({ photo }) => photo);
  return shownIn(style, shownOf(ready)).map(({ photo, isWhole, isPart }) => ({
    isWhole,
    isPart,
    key: `${photo.id}@${photo.cutout.revision}`,
    read: () => readProductFiles(storage, photo, { size: 'full', isWhole }),
  }));
}
