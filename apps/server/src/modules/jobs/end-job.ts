import type { Job } from '@vitrine/contract';
import { type JobAttempt, returnCredit, settleCredit } from '../credits/index.ts';
import { announceJobEnd } from '../seller-webhooks/index.ts';
import type { JobEnd } from './decide-end.ts';
import type { JobsParts } from './jobs-parts.ts';
import { type JobRow, updateJob } from './jobs.repository.ts';

interface Ending {
  status: Extract<JobRow['status'], 'completed' | 'failed' | 'cancelled'>;
  credit: JobEnd['credit'];
}

/**
 * Ends the job, books its credit if it has one, and queues the seller's webhooks, in the caller's transaction, under lockJob.
 */
export async function endJob(
  { db, queue }: Pick<JobsParts, 'db' | 'queue'>,
  job: JobRow,
  end: Ending,
  { done: ready, total }: Pick<Job['progress'], 'done' | 'total'>,
): Promise<JobRow> {
  const { id: jobId, userId, isSandbox } = job;
  const attempt: JobAttempt = { userId, jobId, attempt: job.creditAttempt };
  const creditState = isSandbox ? 'none' : end.credit;
  if (creditState === 'spent' && job.creditState === 'reserved') await settleCredit(db, attempt);
  if (creditState === 'returned' && job.creditState !== 'returned') await returnCredit(db, attempt);
  const { status } = end;
  const told = { userId, jobId, attempt: job.attempt, status, isSandbox, credit: creditState };
  await announceJobEnd({ db, queue }, { ...told, pictures: { ready, total } });
  return updateJob(db, jobId, { status, creditState, finishedAt: new Date(), pictures: ready });
}
