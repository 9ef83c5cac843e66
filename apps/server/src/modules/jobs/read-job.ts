import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { findJob, findJobPhotos, type JobRow } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import type { WholeJob } from './present-job.ts';
import { findTranslations, findVariations } from './variations.repository.ts';

/**
 * The job with its photos and variations.
 * @throws AppError not_found, also when it belongs to someone else; job_deleted
 */
export async function readJob(db: Db, userId: string, jobId: string): Promise<WholeJob> {
  const job = ownJob(await findJob(db, jobId), userId);
  const [whole] = await completeJobs(db, [job]);
  if (whole === undefined) throw new AppError('not_found');
  return whole;
}

/** Adds photos and variations to `jobs`, in three queries regardless of their number. */
export async function completeJobs(db: Db, jobs: JobRow[]): Promise<WholeJob[]> {
  const ids = jobs.map(({ id }) => id);
  const photos = Map.groupBy(await findJobPhotos(db, ids), ({ jobId }) => jobId);
  const variations = Map.groupBy(await findVariations(db, ids), ({ jobId }) => jobId);
  const translations = Map.groupBy(await findTranslations(db, ids), ({ jobId }) => jobId);
  return jobs.map((job) => ({
    job,
    photos: (photos.get(job.id) ?? []).map(({ photo }) => photo),
    focus: (photos.get(job.id) ?? []).flatMap(({ photo, focus }) => (focus ? [photo.id] : [])),
    variations: variations.get(job.id) ?? [],
    translations: translations.get(job.id) ?? [],
  }));
}
