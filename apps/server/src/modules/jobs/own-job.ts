import { AppError } from '@vitrine/contract';
import type { JobRow } from './jobs.repository.ts';

/**
 * The job, if the user may still have it.
 * @throws AppError not_found, also when it is someone else's or gone for good; job_deleted
 */
export function ownJob(job: JobRow | undefined, userId: string): JobRow {
  if (job === undefined || job.userId !== userId || job.purgedAt !== null) throw new AppError('not_found');
  if (job.deletedAt !== null) throw new AppError('job_deleted');
  return job;
}
