import { AppError } from '@vitrine/contract';
import { countProgress } from './count-progress.ts';
import { endJob } from './end-job.ts';
import type { JobsParts } from './jobs-parts.ts';
import { lockJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { findVariations, updateUnfinished } from './variations.repository.ts';

/**
 * Stops a job. Finished pictures stay; the credit is returned if there are none.
 * @throws AppError not_found, job_deleted, job_ended
 */
export async function cancelJob(
  { db, queue, changes }: Pick<JobsParts, 'db' | 'queue' | 'changes'>,
  userId: string,
  jobId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = ownJob(await lockJob(tx, jobId), userId);
    if (job.status !== 'queued' && job.status !== 'generating') throw new AppError('job_ended');
    const progress = countProgress(await findVariations(tx, [jobId]));
    await updateUnfinished(tx, jobId, { status: 'waiting', revision: job.revision + 1 });
    const credit = progress.done === 0 ? 'returned' : 'spent';
    await endJob({ db: tx, queue }, job, { status: 'cancelled', credit }, progress);
    await changes.announce(tx, jobId);
  });
}
