import { AppError } from '@vitrine/contract';
import type { JobsParts } from './jobs-parts.ts';
import { lockJob, updateJob } from './jobs.repository.ts';
import { purgeJob } from './purge-job.ts';

/**
 * Soft-deletes an ended job. It can be restored until the task purges it; `forGood` purges it at once. Idempotent.
 * @throws AppError not_found, also when it belongs to someone else; job_running
 */
export async function deleteJob(
  { db, queue }: Pick<JobsParts, 'db' | 'queue'>,
  userId: string,
  jobId: string,
  forGood: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === undefined || job.userId !== userId) throw new AppError('not_found');
    if (job.status === 'queued' || job.status === 'generating') throw new AppError('job_running');
    if (job.purgedAt !== null) return;
    if (job.deletedAt === null) await updateJob(tx, jobId, { deletedAt: new Date() });
    if (forGood) await purgeJob({ db: tx, queue }, jobId);
  });
}
