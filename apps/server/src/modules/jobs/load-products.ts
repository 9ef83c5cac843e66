import type { StoredProduct } from '@vitrine/engine/model';
import { cutoutFiles, photoFiles } from '../photos/index.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos } from './jobs.repository.ts';

/** The job's photos whose cut-out is there in full resolution, with their files, the focus photos first. */
export async function loadProducts(
  { db, storage }: Pick<JobsParts, 'db' | 'storage'>,
  jobId: string,
): Promise<StoredProduct[]> {
  const rows = await findJobPhotos(db, [jobId]);
  const ready = rows.filter(({ photo }) => photo.cutout.hasFull);
  return Promise.all(
    ready.map(async ({ photo: { id, cutout } }) => ({
      key: `${id}@${cutout.revision}`,
      photo: await storage.read(photoFiles(id).photo),
      cutout: await storage.read(cutoutFiles(id, cutout.revision).cutout),
    })),
  );
}
