import { AppError } from '@vitrine/contract';
import type { JobRow } from './jobs.repository.ts';

/**
 * The job, if the user may access it.
 * @throws AppError not_found, also if it is someone else's or purged; job_deleted
 */
export function ownJob(job: JobRow | undefined, userId: string): JobRow {
  if (job === undefined || job.userId !== userId || job.purgedAt !== null) throw new AppError('not_found');
  if (job.deletedAt !== null) throw new AppError('job_deleted');
  return job;
}
