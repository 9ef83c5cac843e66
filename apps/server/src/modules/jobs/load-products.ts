import type { StoredProduct } from '@vitrine/engine/model';
import { photoFiles } from '../photos/index.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos } from './jobs.repository.ts';

/** The job's photos that have a cut-out, with their files, the focus photos first. */
export async function loadProducts(
  { db, storage }: Pick<JobsParts, 'db' | 'storage'>,
  jobId: string,
): Promise<StoredProduct[]> {
  const rows = await findJobPhotos(db, [jobId]);
  const ready = rows.filter(({ photo }) => photo.cutoutStatus === 'ready');
  return Promise.all(
    ready.map(async ({ photo: { id } }) => {
      const files = photoFiles(id);
      const [photo, cutout] = await Promise.all([storage.read(files.photo), storage.read(files.cutout)]);
      return { key: id, photo, cutout };
    }),
  );
}
