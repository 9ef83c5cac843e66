import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { reserveCredit } from '../credits/index.ts';
import { lockPhoto } from '../photos/index.ts';
import { countProgress } from './count-progress.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos, type JobRow, lockJob, takeShownCutouts, updateJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { readPriority } from './read-priority.ts';
import { findVariations, updateUnfinished } from './variations.repository.ts';

/**
 * Retries the missing pictures of an ended job. Free if its credit is spent; if the credit was returned because there was no
 * picture at all, it is reserved again.
 * @throws AppError not_found, job_deleted, nothing_to_retry, insufficient_credits, email_unverified
 */
export async function retryJob({ db, queue, changes }: JobsParts, userId: string, jobId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const job = ownJob(await lockJob(tx, jobId), userId);
    const { done, total } = countProgress(await findVariations(tx, [jobId]));
    const running = job.status === 'queued' || job.status === 'generating';
    if (running || done === total || (done > 0 && job.creditState === 'returned'))
      throw new AppError('nothing_to_retry');
    if (done === 0) await takeNewCutouts(tx, jobId);
    const attempt = job.attempt + 1;
    const credit = await payAgain(tx, job, attempt);
    const { revision } = await updateJob(tx, jobId, {
      ...credit,
      attempt,
      status: 'queued',
      finishedAt: null,
      failure: null,
    });
    await updateUnfinished(tx, jobId, { status: 'waiting', revision });
    await queue.enqueue(tx, 'start-job', [{ jobId, attempt }], { priority: await readPriority(tx, job) });
    await changes.announce(tx, jobId);
  });
}

/** A job without any picture may use cut-outs that were touched up since. */
async function takeNewCutouts(tx: Db, jobId: string): Promise<void> {
  const photoIds = (await findJobPhotos(tx, [jobId])).map(({ photo }) => photo.id);
  for (const photoId of photoIds.toSorted()) await lockPhoto(tx, photoId);
  await takeShownCutouts(tx, jobId);
}

async function payAgain(tx: Db, job: JobRow, attempt: number): Promise<Pick<JobRow, 'creditState' | 'creditAttempt'>> {
  if (job.creditState !== 'returned') return { creditState: job.creditState, creditAttempt: job.creditAttempt };
  await reserveCredit(tx, { userId: job.userId, jobId: job.id, attempt });
  return { creditState: 'reserved', creditAttempt: attempt };
}
